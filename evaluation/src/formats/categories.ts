import { recursive, type Strategy } from 'ashlar'
import { markdown } from 'ashlar/markdown'

/** The strategy for each folder of the evaluation data that holds texts. */
export const strategiesByCategory: Readonly<Record<string, () => Strategy | Promise<Strategy>>> = {
  markdown: () => markdown(),
  book_txt: () => recursive(),
  prose_intl: () => recursive(),
  subtitles: () => recursive(),
}
