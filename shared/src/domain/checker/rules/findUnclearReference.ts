import type { FindInText, LooksFor } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import type { Word } from '../text/Statement.ts'
import { DETERMINERS, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

/** Pronouns that refer to something named before. */
const REFERRING = wordSet('it they them this these those he she him')
/** Verbs after "it" that need nothing it could refer to: "it rains", "it takes two attempts". */
const IMPERSONAL = wordSet('is was rains snows freezes takes took gets becomes turns')
/** Words before the first noun of a clause. */
const BEFORE_NOUN = wordSet('that of to it takes take taken needed required spent for')

/** O15: a pronoun refers to something that the statement names. Code reads the first clause after the measure. */
export const findUnclearReference: FindInText = (statement, vocabulary) => {
  const { words } = statement
  const metric = readOutcome(statement, vocabulary)?.metric
  if (metric?.kind !== 'metric') return []
  let at = metric.at + 1
  if (words[at]?.key === 'it' && words[at + 1]?.key.startsWith('take')) at += 2
  const tie = words[at]?.key ?? ''
  while (BEFORE_NOUN.has(words[at]?.key ?? '') && !isReference(words, at)) at += 1
  // "The time it takes to empty it", "the likelihood of losing it": one verb may stand before the pronoun.
  const found = [at, at + 1].find(
    (index) => index > metric.at + (tie === '' ? 0 : 1) && isReference(words, index),
  )
  const word = words[found ?? -1]
  if (found === undefined || word === undefined) return []
  return [
    {
      message: `What does "${word.text}" refer to? Name it, since people rate the statement without its step.`,
      span: spanOf(statement, found),
    },
  ]
}

/** Pronouns that refer to something. */
export const looksForReference: LooksFor = ({ key }) => REFERRING.has(key)

/** Whether a word stands for something, and does not only point at the next noun: "this", but not "this part". */
function isReference(words: readonly Word[], at: number): boolean {
  const key = words[at]?.key ?? ''
  const next = words[at + 1]?.key ?? ''
  if (!REFERRING.has(key)) return false
  if (key === 'it') return !IMPERSONAL.has(next)
  if (!DETERMINERS.has(key)) return true
  return next === '' || PREPOSITIONS.has(next)
}
