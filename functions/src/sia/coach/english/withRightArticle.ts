import { type Line, replaced } from './Line.ts'

/** Written with a vowel, spoken with a consonant. */
const AS_CONSONANT = /^(?:eu|ewe|one|once|ouija|u(?:ni(?!n)|s[aeu]|ti|ten|ro|ra|bi|k|rin)|u$)/
/** Vowels that are spoken as such at the start of every word. */
const VOWEL = /^(?:[aeio]|un|um|up|ul|ug|ush|us[^aeiu]|ut[^ei]|ur[nbg])/
const SILENT = /^(?:hour|honest|honou?r|heir)/
/** A word, no abbreviation that is spelled: "an MRI". */
const WORD = /^[a-z]{3,}$/

/** "a apprentice" as "an apprentice", "an patient" as "a patient". */
export function withRightArticle(line: Line): string {
  const changes = new Map<number, string>()
  for (const [at, { key, text }] of line.tokens.entries()) {
    const next = line.tokens[at + 1]
    if ((key !== 'a' && key !== 'an') || text === 'A' || next === undefined || !WORD.test(next.text)) continue
    if (next.tag !== 'NOUN' && next.tag !== 'ADJ') continue
    const isVowel = (VOWEL.test(next.key) && !AS_CONSONANT.test(next.key)) || SILENT.test(next.key)
    // Whether the "h" is spoken, and how an unknown word begins, is left to the member.
    const isConsonant = /^[bcdfgjklmnpqrstvwyz]/.test(next.key) || AS_CONSONANT.test(next.key)
    if (key === 'a' && isVowel) changes.set(at, `${text}n`)
    if (key === 'an' && isConsonant && line.language.isKnown(next.key)) changes.set(at, text.slice(0, 1))
  }
  return replaced(line, changes)
}
