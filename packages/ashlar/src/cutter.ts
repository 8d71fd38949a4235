import { type Boundaries, strengths } from './boundaries/boundary.js'
import { graphemes } from './boundaries/graphemes.js'
import { AshlarError } from './errors.js'
import type { Settings } from './options.js'
import type { Outline } from './outline/outline.js'
import type { OutlineContext } from './outline/outline-context.js'
import { Level } from './pack/level.js'
import type { Cut, Packing, PackingTask } from './pack/task.js'
import { UnitIndex } from './pack/unit-index.js'
import { SectionFinder } from './section-finder.js'
import type { Source } from './source/source.js'
import type { Strategy } from './strategies/strategy.js'

/** The task is one object for all cuts: a fresh one for each would cost more than the cut. */
type ReusedTask = { -readonly [Key in keyof PackingTask]: PackingTask[Key] }

/** Runs a packer over a text at hand, section by section. In a stream the text grows at one end and shrinks at the other. */
export class Cutter {
  readonly #settings: Settings
  #task: ReusedTask
  readonly #packing: Packing
  readonly #sections: SectionFinder
  #from = 0
  #previous: Cut | undefined
  #headings: readonly string[] = []

  constructor(settings: Settings, source: Source) {
    this.#settings = settings
    this.#task = taskOf(settings, source, settings.strategy.outline?.(source))
    this.#packing = settings.packer.begin()
    this.#sections = new SectionFinder(settings.breaks)
  }

  /** The text at hand has a new outline, which agrees with the last one about what they both speak of. */
  enter(source: Source, outline: Outline): void {
    this.#task = taskOf(this.#settings, source, outline)
  }

  /** The next cut, or `undefined` when there is none, or none that more text could not change. */
  next(text: string, open: boolean): Cut | undefined {
    const task = this.#task
    task.text = text
    for (;;) {
      const section = this.#sections.at(text, this.#from, open)
      if (section.end <= this.#from) return undefined
      task.end = section.end
      task.open = section.open
      const cut = this.#packing.next(task, this.#from, this.#previous)
      if (cut === undefined) {
        if (section.open) return undefined
        this.#begin(section.end)
        if (section.end >= text.length) return undefined
        continue
      }
      if (section.open && cut.looked > section.end) return undefined
      this.#from = cut.next
      this.#previous = cut
      if (cut.next >= section.end && !section.open) this.#begin(section.end)
      this.#headings = section.headings
      return cut
    }
  }

  /** The names of the section that the latest cut lies in. */
  get headings(): readonly string[] {
    return this.#headings
  }

  /** What stands around the chunks' texts; absent for plain text. */
  get context(): OutlineContext | undefined {
    return this.#task.context
  }

  /** From here on the text at hand is still needed. */
  get needed(): number {
    return this.#previous === undefined ? this.#from : Math.min(this.#from, this.#previous.start)
  }

  /** The text at hand has lost so many code units at its beginning. */
  shift(distance: number): void {
    this.#from -= distance
    this.#sections.shift(distance)
    if (this.#previous === undefined) return
    const { start, end, next, looked, ...rest } = this.#previous
    this.#previous = {
      ...rest,
      start: start - distance,
      end: end - distance,
      next: next - distance,
      looked: looked - distance,
    }
  }

  #begin(sectionStart: number): void {
    this.#from = sectionStart
    this.#previous = undefined
  }
}

function taskOf(settings: Settings, source: Source, outline: Outline | undefined): ReusedTask {
  const { strategy, packer, measure, size, min, overlap, trim } = settings
  const context = outline?.contextOf(source.text, outline, settings)
  const given = levelsOf(strategy, source, outline)
  if (given.at(-1)?.strength !== strengths.grapheme) given.push(graphemes())
  const levels = packer.levels?.(given) ?? given
  const keeps = strategy.keeps ?? strengths.word
  const keptLevel = levels.reduce((finest, level, index) => (level.strength >= keeps ? index : finest), -1)
  const keepsIndentation = outline !== undefined && strategy.trimsIndentation !== true
  return {
    text: '',
    end: 0,
    open: false,
    levels: levels.map((level) => new Level(level)),
    unitIndex: new UnitIndex(levels),
    keptLevel,
    measure,
    size,
    min,
    overlap,
    trim,
    keepsIndentation,
    context,
  }
}

function levelsOf(strategy: Strategy, source: Source, outline: Outline | undefined): Boundaries[] {
  const levels: readonly Boundaries[] | undefined = strategy.boundaries(source, outline)
  if (Array.isArray(levels) && levels.every((level) => typeof level?.within === 'function'))
    return [...levels]
  throw new AshlarError({
    code: 'strategy-failed',
    given: `strategy ${strategy.name}: boundaries() gave ${Array.isArray(levels) ? 'a list with something else' : typeof levels}`,
    wanted: 'a list of levels, each with a function within',
  })
}
