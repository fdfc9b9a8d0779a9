import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { finishedSentences } from '../../drafts/finishedSentences.ts'
import { isSound } from '../../drafts/isSound.ts'
import { slipIn } from '../../english/slipIn.ts'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { OUTCOME_REASONS } from '../parts/outcomeParts.ts'
import { stepAtTime } from '../places/stepAtTime.ts'
import { stepNamed, stepOfStatement } from '../places/stepNamed.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { objectOfStep } from '../text/objectOfStep.ts'
import { shareOfWords } from '../text/sharedWords.ts'
import { wordsOfStatement } from '../text/wordsOfStatement.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { NO_DRAFTS } from './mergeDrafts.ts'
import { isValid } from './statedOutcomes.ts'

/** An article or another word before what is meant, which learners leave out where a phrase is not English. */
const NAMES_THING = /\b(?:the|an?|each|every|which|whether|what|where|who|how|all|two|both)\b/i
/** What is said before its sentences, and of all of them. */
const HEADING = /:\s*$/
/** The beginning of every statement, whose article is not the member's. */
const BEGINNING = 'Minimize the '

/**
 * Drafts the sentences of an answer that finish the one that the open question begins, word for word, and under the step
 * that was asked about, unless the member names another one before.
 * @returns null if there are none; `rest` is what else was said
 */
export function draftFinished(
  context: CoachContext,
  question: CoachQuestion,
  message: string,
  language: Language,
): { readonly drafted: DraftedAnswer; readonly rest: string } | null {
  const first = question.kind === 'gaps' ? context.study.jobSteps[0]?.uuid : undefined
  const askedId = question.kind === 'outcomes' ? question.stepId : first
  if (askedId === undefined) return null
  const asked = context.study.jobSteps.find(({ uuid }) => uuid === askedId)
  const known = wordsOfStudy(context)
  const isStatement = (text: string) => isValid(text, context.rules) && slipIn(text, language) === null
  // Of a sentence that was finished the grammar is known; a number or an unknown word in it is the member's own.
  const isShown = (text: string) =>
    isSound(text, 'outcome', language, known) ||
    (NAMES_THING.test(text.slice(BEGINNING.length)) && isStatement(text))
  const { statements, rest } = finishedSentences(
    question,
    message,
    language,
    {
      isSound: isShown,
      isValid: isStatement,
    },
    {
      executor: context.study.jtbd.executor,
      thing: objectOfStep(asked?.userInput ?? '', language),
      step: asked?.userInput ?? '',
    },
  )
  if (statements.length === 0) return null
  // "For the brush: it takes long to … It goes wrong when …": all of it is said of the step.
  let heading: string | undefined
  const parts = statements.map(({ text, about, lead }) => {
    const statementId = context.newId()
    const named = stepNamed(context.study, lead)?.uuid
    const sentence = sentenceOf(message, text)
    if (lead.trim() !== '') heading = HEADING.test(lead) ? named : undefined
    const stepId =
      named ??
      heading ??
      stepAtTime(context.study, sentence)?.uuid ??
      stepOfStatement(context.study, askedId, text, first === undefined, sentence)
    return {
      part: text,
      forms: [text],
      // Not what a suggestion of the checker would leave out: "completely".
      isSound: (form: string) => form === text,
      editOf: (form: string) => ({ kind: 'addStatement', statementId, stepId, text: form }) as const,
      reason: OUTCOME_REASONS[about],
      rules: ['O1', 'O2'],
    }
  })
  const proposed = proposeDrafts(context, parts, createTakenMeanings(context))
  return { drafted: { ...NO_DRAFTS, ...proposed }, rest }
}

/** The sentence of a message that a statement was made of, which may tell a time or a cause that the statement leaves out. */
const sentenceOf = (message: string, statement: string): string =>
  message
    .split(/(?<=[.!?;])\s+|\n+/u)
    .find((sentence) => shareOfWords(wordsOfStatement(statement), sentence) === 1) ?? ''
