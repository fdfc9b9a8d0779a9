import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { CATEGORY_TERMS } from './CATEGORY_TERMS.ts'
import { COACH_TERMS } from './COACH_TERMS.ts'
import { MEANT, METHOD_ANSWERS } from './METHOD_ANSWERS.ts'
import { FURTHER_ANSWERS, PRODUCT_ANSWERS } from './PRODUCT_ANSWERS.ts'

/** Asks whether something is one of what is asked for. */
const COUNTING =
  /\b(?:count(?:s|ed)?|is (?:that|this|it) (?:an?|one|the same)|does it matter|is it enough|am i allowed|only happens?)\b/
/** Asks about what a step is done with. */
const OF_MEANS = /\b(?:solution|accountant|buying|purchase|tool|software|outsourc\w*)\b/
/** Asks what, or who, is meant. */
const MEANING =
  /\b(?:do you mean|you mean|me or|us or|customers?|buyers?|users?|persona|role|patients?|clients?|who(?:se)? (?:is|job|exactly)|which people|executors?)\b/
/** Asks about people. */
const OF_PEOPLE =
  /\b(?:me or|us or|customers?|buyers?|users?|persona|role|patients?|clients?|who(?:se)?|which people|people|executors?|groups?)\b/
/** The same, where something else is asked for. */
const OF_EXECUTOR =
  /\b(?:me or|us or|persona|role|who(?:se)?|which people|executors?|groups?|customers?|users?|buyers?)\b/

/** "Does it go under confirm or monitor?" */
const CATEGORY = /\b(?:under|in|into|of|by|as|between|to|and|or) ["'“‘]?(\p{L}+)/gu

/** "What do you mean by job?" */
const TERM =
  /\b(?:mean(?:t|s|ing)? (?:by|with|of)|define|explain|what(?:'?s| is| are| counts as)) (?:(?:a|an|the|your|this) )*["'“”‘’]*([a-z]+)/

/**
 * The answer to a question about the method or the product; null for another one.
 * @param open what the coach has asked about
 */
export function answerQuestion(question: string, open: CoachQuestion['kind']): string | null {
  // What else the message tells is not asked.
  const sentences = question.toLowerCase().split(/(?<=[.!?])\s+|\n+/u)
  const questions = sentences.filter((each) => each.trim().endsWith('?'))
  const asked = (questions.length > 0 ? questions.join(' ') : question.toLowerCase()).replaceAll('’', "'")
  const terms: readonly string[] = asked.match(/[a-z]+/g) ?? []
  return (
    explainedTerm(asked) ??
    explainedCategories(asked) ??
    METHOD_ANSWERS.find(({ pattern, at }) => (at?.includes(open) ?? true) && pattern.test(asked))?.answer ??
    answerIn(PRODUCT_ANSWERS, asked) ??
    meantBy(asked, open) ??
    answerIn(FURTHER_ANSWERS, asked) ??
    COACH_TERMS.find(({ names }) => names.some((name) => terms.includes(name)))?.explanation ??
    null
  )
}

/** What a term means that the question is about. */
function explainedTerm(asked: string): string | undefined {
  const term = TERM.exec(asked)?.[1]
  return COACH_TERMS.find(({ names }) => term !== undefined && names.includes(term))?.explanation
}

/** What the categories of the job map mean that the question names. */
function explainedCategories(asked: string): string | undefined {
  const named = new Set([...asked.matchAll(CATEGORY)].map(([, name = '']) => name))
  const found = CATEGORY_TERMS.filter(({ names }) => names.some((name) => named.has(name)))
  const isOfCategory = found.length > 1 || /\b(?:under|between) /.test(asked)
  return found.length > 0 && isOfCategory ? found.map(({ explanation }) => explanation).join(' ') : undefined
}

const answerIn = (answers: typeof PRODUCT_ANSWERS, asked: string): string | undefined =>
  answers.find(([words]) => words.test(asked))?.[1]

/** What the coach means, for a question whether something is it. */
function meantBy(asked: string, open: CoachQuestion['kind']): string | undefined {
  if (OF_MEANS.test(asked)) return MEANT.steps
  if (COUNTING.test(asked)) return MEANT[open]
  if (!MEANING.test(asked)) return undefined
  const isOfPeople = (open === 'executor' || open === 'job' ? OF_PEOPLE : OF_EXECUTOR).test(asked)
  return isOfPeople ? MEANT.executor : MEANT[open]
}
