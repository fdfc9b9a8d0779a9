import { cachedByWord } from './cachedByWord.ts'
import { exampleTails } from './exampleTails.ts'
import { readableText } from './readableText.ts'
import type { Statement, Word } from './Statement.ts'

/**
 * Every branch starts with a different character and repeats without overlap, so matching takes linear time.
 */
const WORD = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['\-‑+][\p{L}\p{M}\p{N}]+)*[+]?|[%$€£/&]/gu

/**
 * More words than any statement has. Further words are ignored, so that a pasted book costs no more than a
 * page.
 */
const MAX_WORDS = 120

/** Most texts have no capital letter but the first, so that their words need not be read. */
const LATER_CAPITAL = /.\p{Lu}/su

/** Tokenizes a text. Takes time linear in its length. */
export function readStatement(text: string): Statement {
  const readable = readableText(text)
  const tails = exampleTails(readable.text)
  const words: Word[] = []
  const examples: Word[] = []
  let tail = 0
  WORD.lastIndex = 0
  for (let match = WORD.exec(readable.text); match !== null; match = WORD.exec(readable.text)) {
    const { 0: found, index } = match
    while ((tails[tail]?.end ?? Number.POSITIVE_INFINITY) <= index) tail += 1
    if (words.length + examples.length === MAX_WORDS) break
    const isExample = (tails[tail]?.start ?? Number.POSITIVE_INFINITY) <= index
    const list = isExample ? examples : words
    const { start, end } = readable.around(index, index + found.length)
    list.push({ text: found, key: keyOf(found), start, end })
  }
  const counted = startsWithListNumber(text, words) ? words.slice(1) : words
  return {
    text,
    words: counted,
    examples,
    tails: tails.map(({ start, end }) => readable.around(start, end)),
    hasTellingCapitals: !LATER_CAPITAL.test(readable.text) || hasTellingCapitals(counted),
  }
}

/** The key of a word for the word lists: lower case, without a possessive ending. */
export const keyOf = cachedByWord((word) => {
  const lower = word.toLowerCase().replaceAll('‑', '-')
  return lower.endsWith("'s") ? lower.slice(0, -2) : lower
})

/** Pasted lists often contain numbers: "3. Minimize …", "3) Minimize …". */
function startsWithListNumber(text: string, [first]: readonly Word[]): boolean {
  return first !== undefined && /^\d+$/.test(first.text) && '.)'.includes(text.charAt(first.end) || ' ')
}

const startsWithCapital = cachedByWord((text) => /^\p{Lu}/u.test(text))
const startsWithLetters = cachedByWord((text) => /^\p{L}{2}/u.test(text))

function hasTellingCapitals(words: readonly Word[]): boolean {
  let [later, capitals] = [0, 0]
  for (const [at, { text }] of words.entries()) {
    if (at === 0 || !startsWithLetters(text)) continue
    later += 1
    if (startsWithCapital(text)) capitals += 1
  }
  return capitals * 2 <= later
}

/** Whether a word is capitalized although it does not start the sentence. An example never starts one. */
export function isWrittenAsName(statement: Statement, index: number): boolean {
  const word = statement.words[index]
  const startsSentence = index === 0 && statement.words !== statement.examples
  return !startsSentence && word !== undefined && statement.hasTellingCapitals && startsWithCapital(word.text)
}

/** The examples as a statement of their own, for the rules that check them too. */
export const examplesOf = (statement: Statement): Statement => ({ ...statement, words: statement.examples })
