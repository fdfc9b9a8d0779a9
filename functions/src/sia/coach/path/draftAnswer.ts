import { capitalized } from '@outcome-studio/shared/domain/base'
import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type {
  CoachContext,
  CoachQuestion,
  LayerQuestion,
  OutcomeQuestion,
  StepQuestion,
} from '@outcome-studio/shared/domain/coach'
import { draftActions } from '../drafts/draftActions.ts'
import { draftExecutors } from '../drafts/draftExecutors.ts'
import { draftOutcomes } from '../drafts/draftOutcomes.ts'
import { withoutLeadIn } from '../drafts/withoutLeadIn.ts'
import { createTakenMeanings } from '../languageModel/takenMeanings.ts'
import { splitAnswer } from '../messages/splitAnswer.ts'
import { categoryOfStep } from './categoryOfStep.ts'
import { type Drafted, type PartForms, proposeDrafts } from './proposeDrafts.ts'

const NOTHING: Drafted = { proposals: [], refused: [], repeated: [], left: [] }

const OUTCOME_REASONS: Readonly<Record<OutcomeQuestion, string>> = {
  long: 'You said that this takes a long time.',
  wrong: 'You said that this can go wrong.',
  wasted: 'You said that this is wasted.',
}

/** Drafts what a member answered to a question. Steps are placed so that they get the order of the answer. */
export function draftAnswer(context: CoachContext, question: CoachQuestion, answer: string): Drafted {
  const parts = partsOf(context, question, answer)
  return parts.length === 0 ? NOTHING : proposeDrafts(context, parts, createTakenMeanings(context))
}

function partsOf(context: CoachContext, question: CoachQuestion, answer: string): readonly PartForms[] {
  const { study, newId } = context
  switch (question.kind) {
    case 'executor':
      return [
        {
          part: answer,
          forms: draftExecutors(answer).slice(0, 1),
          editOf: (after) => ({ kind: 'setExecutor', before: study.jtbd.executor, after }),
          reason: 'One group of people, in your words.',
          rules: ['E1'],
        },
      ]
    case 'job':
    case 'size':
      return [
        {
          part: answer,
          forms: draftActions(splitAnswer(answer)[0] ?? answer),
          editOf: (after) => ({ kind: 'setJob', before: study.jtbd.userInput, after }),
          reason: 'A verb and its object, without a product.',
          rules: ['J1', 'J2'],
        },
      ]
    case 'steps':
      return stepParts(context, question.about, splitAnswer(answer))
    case 'outcomes':
      return outcomeParts(context, question.stepId, question.about, splitAnswer(answer))
    case 'gaps': {
      const step = study.jobSteps.find(({ userInput }) => mentions(answer, userInput)) ?? study.jobSteps[0]
      return step === undefined ? [] : outcomeParts(context, step.uuid, 'wrong', splitAnswer(answer))
    }
    case 'repair':
      return repairParts(context, question.uuid, answer)
    case 'layer':
      return splitAnswer(answer).map((part) => {
        const goalId = newId()
        return {
          part,
          forms: goalForms(question.layer, part),
          editOf: (text) => ({ kind: 'addGoal', goalId, layer: question.layer, text }),
          reason: 'A need beside the job, in your words.',
          rules: [],
        }
      })
    default:
      return []
  }
}

function stepParts(
  { study, newId }: CoachContext,
  about: StepQuestion,
  parts: readonly string[],
): readonly PartForms[] {
  const before = study.jobSteps.findIndex(({ category }) => category === 'Execute') - 1
  let afterStepId = (about === 'before' ? study.jobSteps[before]?.uuid : study.jobSteps.at(-1)?.uuid) ?? null
  return parts.map((part) => {
    const stepId = newId()
    const place = afterStepId
    afterStepId = stepId
    return {
      part,
      forms: draftActions(part),
      editOf: (text) => ({
        kind: 'addStep',
        stepId,
        afterStepId: place,
        text,
        category: categoryOfStep(text, about),
      }),
      reason: 'A step of the job, in your words.',
      rules: ['J1', 'J2'],
    }
  })
}

const outcomeParts = (
  { newId }: CoachContext,
  stepId: string,
  about: OutcomeQuestion,
  parts: readonly string[],
): readonly PartForms[] =>
  parts.map((part) => {
    const statementId = newId()
    return {
      part,
      // One word leaves open what happens, except for a thing that is wasted.
      forms: about === 'wasted' || /\s/.test(part) ? draftOutcomes(part, about) : [],
      editOf: (text) => ({ kind: 'addStatement', statementId, stepId, text }),
      reason: OUTCOME_REASONS[about],
      rules: ['O1', 'O2'],
    }
  })

function repairParts({ study }: CoachContext, uuid: string, answer: string): readonly PartForms[] {
  const part = splitAnswer(answer)[0] ?? answer
  const step = study.jobSteps.find((each) => each.uuid === uuid)
  if (step !== undefined) {
    const forms = draftActions(part)
    const reason = 'Your new wording.'
    return [
      {
        part,
        forms,
        editOf: (after) => ({ kind: 'rewriteStep', stepId: uuid, before: step.userInput, after }),
        reason,
        rules: [],
      },
    ]
  }
  const statement = study.jobSteps
    .flatMap(({ outcomeStatements }) => outcomeStatements)
    .find((each) => each.uuid === uuid)
  if (statement === undefined) return []
  return [
    {
      part,
      forms: draftOutcomes(part, 'wrong'),
      editOf: (after) => ({
        kind: 'rewriteStatement',
        statementId: uuid,
        before: statement.userInput,
        after,
      }),
      reason: 'Your new wording.',
      rules: [],
    },
  ]
}

function goalForms(layer: LayerQuestion, part: string): readonly string[] {
  const text = withoutLeadIn(part)
  switch (layer) {
    case 'emotional': {
      const feeling = text.replace(/^(?:they |i |we )?(?:want to )?(?:feel(?:ing)?|be) /i, '')
      const seen = /^(?:be )?(?:seen|perceived|viewed|known) as (.+)$/i.exec(text)?.[1]
      return seen === undefined
        ? [`Feel ${uncapitalized(feeling)}`, capitalized(text)]
        : [`Be perceived as ${seen}`]
    }
    case 'financial':
      return [`Minimize the cost of ${uncapitalized(text)}`, capitalized(text)]
    default:
      return /\s/.test(part) ? draftActions(part) : []
  }
}

const mentions = (answer: string, step: string): boolean =>
  step.trim() !== '' && answer.toLowerCase().includes(step.trim().toLowerCase())
