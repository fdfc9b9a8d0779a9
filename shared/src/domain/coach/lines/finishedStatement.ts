import { uncapitalized } from '../../checker/text/edits.ts'
import type { OutcomeQuestion } from '../drafts/OUTCOME_QUESTIONS.ts'

/** Where what is wasted ends, and when it is wasted begins. */
const WHEN = / (?=(?:when(?:ever)?|because|while|if|after|before|during|as|since|until|by|due to)\b)/i
/** What a thing is, which "that are wasted" must not follow: "trips to fields that are closed". */
const CLAUSE = / (?:that|which|who|where) /i
/** Before what follows the noun: "trips | to fields". */
const AFTER_NOUN = / (?:of|for|from|to|in|on|at|with|between|per|into|about|that|which|who|where)\b.*$/i
const PLURALS = new Set('people children men women teeth feet mice staff'.split(' '))

/** Whether a phrase such as "trips to the depot" names several things, by its noun. */
function isPlural(phrase: string): boolean {
  const noun = phrase.replace(AFTER_NOUN, '').split(' ').at(-1)?.toLowerCase() ?? ''
  return PLURALS.has(noun) || /[^isu']s$/.test(noun)
}

/**
 * The outcome statement that a finished sentence makes (docs/method.md): the time it takes to do what takes long, the
 * likelihood of what goes wrong, or the amount or number of what is wasted.
 * @param told the words after the question's beginning, without an end mark
 */
export function finishedStatement(about: OutcomeQuestion, told: string): string {
  const text = uncapitalized(told.trim())
  if (about === 'long') return `Minimize the time it takes to ${text}`
  if (about === 'wrong') return `Minimize the likelihood that ${text}`
  const [thing = '', ...rest] = text.split(WHEN)
  const when = rest.map((part) => ` ${part}`).join('')
  const measure = isPlural(thing) ? 'number' : 'amount'
  if (/ on /i.test(thing)) return `Minimize the ${measure} of ${thing.replace(/ on /i, ' wasted on ')}${when}`
  return CLAUSE.test(thing)
    ? `Minimize the ${measure} of wasted ${thing}${when}`
    : `Minimize the ${measure} of ${thing} that ${measure === 'number' ? 'are' : 'is'} wasted${when}`
}

/** Words that a statement, which stands alone, leaves open. */
const OPEN = /\b(?:it|this|that one|them|they|he|him|his|she|her|i|me|my|we|us|our|you|your|these|those)\b/i

/** The first word that a statement would leave open, such as "it" or "they"; null for none. */
export const openWordIn = (told: string): string | null => OPEN.exec(told)?.[0] ?? null
