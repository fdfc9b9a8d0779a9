import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { finishedSentences } from '../drafts/finishedSentences.ts'
import { isSound } from '../drafts/isSound.ts'
import type { Language } from '../language/Language.ts'
import { createTakenMeanings } from '../languageModel/takenMeanings.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { NO_DRAFTS } from './mergeDrafts.ts'
import { OUTCOME_REASONS } from './outcomeParts.ts'
import { proposeDrafts } from './proposeDrafts.ts'
import { wordsOfStudy } from './wordsOfStudy.ts'

/**
 * Drafts the sentences of an answer that finish the one that the open question begins, word for word, and under the step
 * that was asked about.
 * @returns null if there are none; `rest` is what else was said
 */
export function draftFinished(
  context: CoachContext,
  question: CoachQuestion,
  message: string,
  language: Language,
): { readonly drafted: DraftedAnswer; readonly rest: string } | null {
  if (question.kind !== 'outcomes') return null
  const known = wordsOfStudy(context)
  const isShown = (text: string) => isSound(text, 'outcome', language, known)
  const { statements, rest } = finishedSentences(question, message, language, isShown)
  if (statements.length === 0) return null
  const parts = statements.map((text) => {
    const statementId = context.newId()
    return {
      part: text,
      forms: [text],
      isSound: isShown,
      editOf: (form: string) =>
        ({ kind: 'addStatement', statementId, stepId: question.stepId, text: form }) as const,
      reason: OUTCOME_REASONS[question.about],
      rules: ['O1', 'O2'],
    }
  })
  const proposed = proposeDrafts(context, parts, createTakenMeanings(context))
  return { drafted: { ...NO_DRAFTS, ...proposed }, rest }
}
