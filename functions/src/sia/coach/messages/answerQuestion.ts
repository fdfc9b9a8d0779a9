import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { COACH_TERMS } from './COACH_TERMS.ts'

/** Answers to questions about the method and the product, by the words of the question in lower case. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:see|find|read|show|look at|scroll)\b.{0,20}\b(?:i|we)(?: have| already)? (?:said|wrote|told|answered|entered|had)\b|\bmy (?:earlier|previous|old) answers?\b/,
    'All that we said stays above in this session, and all that you accepted is in the study beside it.',
  ],
  [
    /\b(?:export|excel|word|pdf|csv|spreadsheet|download|print|copy)\b/,
    'Yes: everything you accept is in your study. Open it in Outcome Validation, where you can export it, for example as an Excel workbook.',
  ],
  [
    /\b(?:who (?:can )?(?:sees?|reads?)|private|privacy|confidential|secure|gdpr|data|train(?:ed|ing)?|my boss|colleagues? (?:see|read))\b|\bsees? (?:this|what|my)\b/,
    'Your sessions and studies are stored in your own account: other members cannot open them. If your organization has set up a language model, it gets what you write here too.',
  ],
  [
    /\b(?:share|invite|colleagues?|team ?mates?|together)\b/,
    'Sessions are yours alone. To share the result, export the study from Outcome Validation.',
  ],
  [
    /\b(?:save[ds]?|stored?|lost|kept|close|come back)\b/,
    'Nothing is lost: this conversation is stored as we go, and what you accept is in your study. You can go on any time.',
  ],
  [
    /\b(?:undo|edit(?:ed)?|delete[ds]?|change (?:it|this|that|them)|correct (?:it|this|that)|later)\b/,
    'You can change everything later: edit a card before you accept it, undo it, or rewrite it in Outcome Validation.',
  ],
  [
    /\b(?:more than one|several|many|two|other|multiple)\b.{0,20}\bjobs?\b/,
    'A study has one core job. Other jobs of the same people are kept as related jobs, which I ask about later.',
  ],
  [
    /\b(?:broad(?:er)?|narrow(?:er)?|too (?:big|small|general|wide)|specific|right size|abstract|detailed|level)\b/,
    'Ask *why* they do it to get a broader job, and *how* to get a narrower one. It is the right size if it covers all that they want to get done, and if you could improve it.',
  ],
  [
    /\bdifference\b/,
    'A **job** is what people get done, whatever they use. A **step** is a part of it, an **outcome** is how they measure success at a step, and a **solution** is one way to do it, which no statement names.',
  ],
]

/** Answers to questions that are not about what is asked for. */
const FURTHER: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:how (?:long|many|much)|enough|finished|done|length|next|progress)\b/,
    'A good study has 8 to 20 steps and 5 to 15 outcomes for each. You can stop at any time: ten outcomes are a good start.',
  ],
  [/\b(?:language|english|german|french|spanish|deutsch|français|español)\b/, 'I only know English so far.'],
  [
    /\b(?:price|cost|plan|account|membership|subscription|pay)\b/,
    'I only know about studies. Your plan and your account are under your name in the menu.',
  ],
  [
    /\b(?:are you|sia|robot|human|bot|ai|person)\b/,
    'I am Sia, a program, not a person. I ask about one thing at a time and draft statements from your words.',
  ],
]

/** Asks whether something is one of what is asked for. */
const COUNTING = /\b(?:count(?:s|ed)? as|is (?:that|this|it) (?:an?|one)|does (?:that|this|it) count)\b/
/** Asks about what a step is done with. */
const OF_MEANS = /\b(?:solution|accountant|buying|purchase|tool|software|outsourc\w*)\b/
/** Asks what, or who, is meant. */
const MEANING =
  /\b(?:do you mean|you mean|me or|us or|customers?|buyers?|users?|persona|role|patients?|clients?|who(?:se)? (?:is|job|exactly)|which people|executors?)\b/
/** Asks about people. */
const OF_PEOPLE =
  /\b(?:me or|us or|customers?|buyers?|users?|persona|role|patients?|clients?|who(?:se)?|which people|people|executors?|groups?)\b/

/** What each question is about, for members who doubt whether their answer fits. */
const MEANT: Partial<Readonly<Record<CoachQuestion['kind'], string>>> = {
  executor:
    'I mean the people who get the job done themselves: not whoever pays for it, and not whoever benefits from it.',
  job: 'A job is what they want to have done in the end, in any words that begin with a verb. Say it, and I show you the draft.',
  size: 'It is the right size if it covers all that they want to get done. If in doubt, leave it as it is: you can change it later.',
  steps:
    'Whatever or whoever does it today is one way to get it done. A step says what gets done, so it would be true with any other means.',
  outcomes:
    'Anything counts that takes long, goes wrong or is wasted at this step. Say what happens, and I show you the draft.',
  gaps: 'Anything counts that takes long, goes wrong or is wasted. Say what happens, and I show you the draft.',
}

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
  const asked = questions.length > 0 ? questions.join(' ') : question.toLowerCase()
  const term = TERM.exec(asked)?.[1]
  const explained = COACH_TERMS.find(({ names }) => term !== undefined && names.includes(term))
  if (explained !== undefined) return explained.explanation
  const found = ANSWERS.find(([words]) => words.test(asked))?.[1] ?? meantBy(asked, open)
  if (found !== null) return found
  const further = FURTHER.find(([words]) => words.test(asked))
  if (further !== undefined) return further[1]
  const terms: readonly string[] = asked.match(/[a-z]+/g) ?? []
  return COACH_TERMS.find(({ names }) => names.some((name) => terms.includes(name)))?.explanation ?? null
}

/** What the coach means, for a question whether something is it. */
function meantBy(asked: string, open: CoachQuestion['kind']): string | null {
  if (OF_MEANS.test(asked)) return MEANT.steps ?? null
  if (COUNTING.test(asked)) return MEANT[open] ?? null
  if (MEANING.test(asked)) return (OF_PEOPLE.test(asked) ? MEANT.executor : MEANT[open]) ?? null
  return null
}
