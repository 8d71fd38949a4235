/** The style of pages: readable in light and dark, on small screens and on paper. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c2126; --soft: #5a646e; --paper: #fbfaf8; --card: #fff; --rule: #dcd9d3;
  --one: #b4491f; --two: #3d6b8c; --mark: #ffe08a; --mark-ink: #1c2126; --good: #2d7a46; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e4e0; --soft: #a2a9b0; --paper: #16191c; --card: #1e2226;
  --rule: #363c42; --one: #f0906a; --two: #86b7d8; --mark: #6b5410; --mark-ink: #fff6d8; --good: #7fc894; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.75rem 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; line-height: 1.4; }
p { max-width: 46rem; margin: .5rem 0; }
.soft, figcaption, summary, .legend, th { color: var(--soft); }
.verdict { border-left: 5px solid var(--two); padding: .25rem 0 .25rem 1rem; font-size: 1.1rem; }
.verdict.better { border-color: var(--good); }
pre, code { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: .9em; }
pre { background: var(--card); border: 1px solid var(--rule); border-radius: 6px; padding: .75rem 1rem; overflow-x: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .35rem .8rem .35rem 0; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { font-weight: 500; }
th:first-child, td:first-child { text-align: left; }
tbody th { color: var(--ink); font-weight: 400; }
tr.recommended th, tr.recommended td { font-weight: 650; }
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr)); }
figure { margin: 0; }
.plot { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: .75rem .9rem; }
.plot.wide { margin-top: 1.25rem; max-width: 52rem; }
.plot svg { display: block; width: 100%; max-width: 28rem; height: auto; }
.plot.wide svg { max-width: none; }
.plot details { font-size: .85rem; }
figcaption { font-size: .92rem; margin-bottom: .35rem; }
svg text { font: 11px system-ui, sans-serif; fill: var(--soft); }
svg text.x { text-anchor: middle; }
svg text.y { text-anchor: end; dominant-baseline: central; }
svg text.row { fill: var(--ink); font-size: 12px; dominant-baseline: central; }
.grid { stroke: var(--rule); stroke-width: 1; }
.zero { stroke: var(--ink); stroke-width: 1.5; }
.series { color: var(--one); }
.series.s1 { color: var(--two); }
.series polyline { fill: none; stroke: currentColor; stroke-width: 2; }
.series.s1 polyline { stroke-dasharray: 6 4; }
.series .dot { fill: currentColor; }
.series .chosen { fill: var(--card); stroke: currentColor; stroke-width: 3; }
.bars { fill: var(--one); }
.bars.s1 { fill: var(--two); }
.interval { stroke: var(--one); stroke-width: 3; fill: var(--one); }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; margin: .25rem 0 .75rem; }
.legend svg { vertical-align: middle; }
.question { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 1rem 1.15rem; margin: 1rem 0; }
.chunk { margin: .6rem 0; padding: .1rem 0 .1rem .9rem; border-left: 3px solid var(--rule); }
.chunk.gold { border-color: var(--one); }
.chunk .where { font-size: .85rem; color: var(--soft); margin: 0; overflow-wrap: anywhere; }
.chunk .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: .15rem 0 0; font-size: .92rem; max-width: none; }
mark { background: var(--mark); color: var(--mark-ink); border-radius: 2px; }
summary { cursor: pointer; }
details > .scroll { margin-top: .5rem; }
@media print { body { max-width: none; } .plot, .question { break-inside: avoid; } }
`
