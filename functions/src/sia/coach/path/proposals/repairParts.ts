import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import { isSound } from '../../drafts/isSound.ts'
import { outcomeForms } from '../../drafts/outcomeForms.ts'
import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import type { PartForms } from './proposeDrafts.ts'

/** A part of an answer as the new wording of a step or a statement. */
export function repairParts(
  context: CoachContext,
  uuid: string,
  parts: readonly MessagePart[],
  language: Language,
): readonly PartForms[] {
  const [part] = parts
  if (part === undefined) return []
  const known = wordsOfStudy(context)
  const common = { part: part.text, reason: 'Your new wording.', rules: [] }
  const step = context.study.jobSteps.find((each) => each.uuid === uuid)
  if (step !== undefined) {
    return [
      {
        ...common,
        forms: actionForms(part.text, language),
        isSound: (text) => isSound(text, 'action', language, known),
        editOf: (after) => ({ kind: 'rewriteStep', stepId: uuid, before: step.userInput, after }),
      },
    ]
  }
  const statement = context.study.jobSteps
    .flatMap(({ outcomeStatements }) => outcomeStatements)
    .find((each) => each.uuid === uuid)
  if (statement === undefined) return []
  const { executor } = context.study.jtbd
  return [
    {
      ...common,
      forms: outcomeForms(part, { about: 'long', executor, isStory: false }, language),
      isSound: (text) => isSound(text, 'outcome', language, known),
      editOf: (after) => ({
        kind: 'rewriteStatement',
        statementId: uuid,
        before: statement.userInput,
        after,
      }),
    },
  ]
}
