import { html, Markup } from './markup.js'
import { pageStyle } from './page-style.js'

/** A whole page in one file: nothing is fetched and no script runs, whatever the texts in it say. */
export function page(title: string, body: Markup): string {
  const style = new Markup(pageStyle)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`.text
}
