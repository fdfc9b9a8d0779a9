import { STANDARD_RULES } from '../../checker/RuleSet.ts'
import { readOutcome } from '../../checker/rules/readOutcome.ts'
import { leadingVerb } from '../../checker/text/leadingVerb.ts'
import { readStatement } from '../../checker/text/readStatement.ts'
import { possibleBases } from '../../checker/text/wordForms.ts'
import { isVerb } from '../../checker/vocabulary/verbs.ts'
import type { CoachQuestion } from './questions.ts'

const { vocabulary } = STANDARD_RULES
const BULLET = /^(?:[-*•]|\d{1,3}[.)]) ?/
const FILLERS = [
  /^(?:i am|i'm|i’m|they are|they're|they’re|mostly) (?:an? )?/i,
  /^(?:i|we|they) (?:want|try|have|need) to /i,
  /^the job is (?:to )?/i,
  /^(?:first|then|next|finally),? (?:they |we |i )?/i,
  /^(?:they|we|i) /i,
]
const STATEMENT_FILLERS = [
  /^it takes (?:them |us |me )?(?:ages|long|too long|forever|a while|a long time|too much time|time) /i,
  /^(?:it can happen that|it happens that|sometimes|often) /i,
]
const SLOW_ENDING = / takes (?:ages|long|too long|forever|a while|a long time|too much time)$/i

/** The parts of an answer: lines and sentences; for a short list the items between commas as well. */
export function answerParts(answer: string, question: CoachQuestion): readonly string[] {
  const lines = answer.split(question === 'steps' ? /[\n;,]/ : /[\n;]/)
  return lines
    .flatMap((line) => line.split('. '))
    .map((line) => withoutEnd(line.trim().replace(BULLET, '').trim()))
    .filter((line) => line !== '')
    .slice(0, 10)
}

/** An executor, job or step in the member's own words. */
export function plainDraft(part: string): string {
  const text = FILLERS.reduce((rest, filler) => rest.replace(filler, ''), part.replace(/^and /i, ''))
  return capitalized(text.trim())
}

/** An outcome statement in the member's own words, as the answer to a question about a step. */
export function statementDraft(part: string, question: CoachQuestion): string {
  if (readOutcome(readStatement(part), vocabulary) !== null) return capitalized(part)
  const text = STATEMENT_FILLERS.reduce((rest, filler) => rest.replace(filler, ''), part)
  const action = toAction(text.replace(SLOW_ENDING, ''))
  if (question === 'slow' && action !== null) return `Minimize the time it takes to ${action}`
  const clause = text.charAt(0).toLowerCase() + text.slice(1)
  return question === 'waste'
    ? `Minimize the number of times that ${clause}`
    : `Minimize the likelihood that ${clause}`
}

/** "Finding a table" and "to find a table" as "find a table"; null if it starts with no verb. */
function toAction(text: string): string | null {
  const plain = text.replace(/^to /i, '')
  const first = plain.split(' ', 1)[0] ?? ''
  const rest = plain.slice(first.length)
  const word = first.toLowerCase()
  if (leadingVerb(readStatement(plain), vocabulary) !== null) return word + rest
  const base = possibleBases(word).find((form) => form !== word && isVerb(form, vocabulary.verbs))
  return base !== undefined && word.endsWith('ing') ? base + rest : null
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && '.!?,'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).trim()
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
