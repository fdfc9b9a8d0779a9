import type { Language } from '../../language/Language.ts'

/** Short for people of a trade, which no dictionary has. */
const SHORT = /^(?:techs?|reps?|devs?|mgrs?|grandkids?)$/i
/** "RNs", "HVAC" */
const ABBREVIATION = /^\p{Lu}{2,5}s?$/u

/** Whether a word is no typing mistake: a dictionary has it, or it is a term, or an abbreviation in capitals. */
export const isTradeWord = (word: string, language: Language): boolean =>
  (word.length > 1 || /^a$/i.test(word)) &&
  (language.isKnown(word.toLowerCase()) ||
    language.isTerm(word) ||
    SHORT.test(word) ||
    ABBREVIATION.test(word))

/** Whether a word is an abbreviation in capitals. */
export const isAbbreviation = (word: string): boolean => ABBREVIATION.test(word)

/** An answer in capitals as others write it: then these tell no abbreviations. */
export const withoutShouting = (answer: string): string =>
  /\p{Ll}/u.test(answer) || /^\p{Lu}{2,5}$/u.test(answer.trim()) ? answer : answer.toLowerCase()
