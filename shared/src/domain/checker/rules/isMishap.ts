import { cachedByWord } from '../text/cachedByWord.ts'
import { possibleBases } from '../text/wordForms.ts'
import { NO_MISHAPS } from '../vocabulary/polarity.ts'
import { isVerb, PLAIN_VERBS } from '../vocabulary/verbs.ts'

const MISHAP = /^(?:mis|over|under)(?=\p{L}{3})/u
const NO_VERBS: ReadonlySet<string> = new Set()

/** Whether a verb in any form says that something is done wrong, too much or too little: "misread", "overcooked". */
export const isMishap = cachedByWord((key) => {
  if (!MISHAP.test(key)) return false
  // "Overtime" and "underground" are no participles.
  if (!/(?:ed|en|ing|s|[td])$/.test(key) && !PLAIN_VERBS.has(key.replace(MISHAP, ''))) return false
  const bases = [key, ...possibleBases(key)]
  return (
    !bases.some((base) => NO_MISHAPS.has(base)) &&
    bases.some((base) => isVerb(base.replace(MISHAP, ''), NO_VERBS))
  )
})

/** "misfires", "a mismatch" */
export const isMishapNoun = (key: string): boolean =>
  /^mis\p{L}{4}/u.test(key) &&
  [key, ...possibleBases(key)].some((base) => isVerb(base.replace(MISHAP, ''), NO_VERBS))
