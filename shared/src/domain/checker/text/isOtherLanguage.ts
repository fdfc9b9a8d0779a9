import { cachedByWord } from './cachedByWord.ts'
import type { Statement } from './Statement.ts'

/** Function words of other languages in Latin script that are no English words, or hardly ever in a statement. */
const OTHER = new Set(
  `aber auf bei das dem den der durch ein eine einen einer für ist mit nicht oder sich und von wenn werden wird zu zum zur
  au aux avec cette dans des du elle est et la le les leur ou où par pas pour que qui sans ses sont sur une
  como con del el en es esta las los más para pero por se sin su sus una
  alla che con da degli dei della delle di gli il lo nel non più quando sono
  com da das dos em não para pela por que uma
  aan bij dat een het ik met niet om op te van voor wordt zijn`.split(/\s+/),
)

/** English function words that are none in those languages. */
const ENGLISH = new Set(
  `the of to it that when for and is are with from by their they which while than before after without what how
  minimize maximize reduce increase minimise maximise`.split(/\s+/),
)

const ASCII = /^[\0-\x7f]*$/

/** Distinct function words that show another language. One may be part of a name, for example "La Paz". */
const ENOUGH = 2

const scriptOf = cachedByWord((text) =>
  /^\p{Script=Latin}/u.test(text) ? 'latin' : /^\p{L}/u.test(text) ? 'other' : 'none',
)

/**
 * Whether a text is in another language than English, so that the rules say nothing about it: most of its letters are
 * not Latin, or it has function words of another language and none of English. Takes time linear in the text's length.
 */
export function isOtherLanguage({ text: original, words }: Statement): boolean {
  // ASCII has no letters of another script. This decides most statements at their first word.
  if (ASCII.test(original) && words.some(({ key }) => ENGLISH.has(key))) return false
  let [latin, other] = [0, 0]
  const found = new Set<string>()
  let isEnglish = false
  for (const { text, key } of words) {
    const script = scriptOf(text)
    if (script === 'latin') latin += text.length
    else if (script === 'other') other += text.length
    if (OTHER.has(key)) found.add(key)
    isEnglish ||= ENGLISH.has(key)
  }
  return other > latin || (found.size >= ENOUGH && !isEnglish)
}
