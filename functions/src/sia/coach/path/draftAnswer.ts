import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachQuestion, StepQuestion } from '@outcome-studio/shared/domain/coach'
import { actionForms, withNamedThing } from '../drafts/actionForms.ts'
import { draftExecutor } from '../drafts/draftExecutor.ts'
import { type DraftKind, isSound } from '../drafts/isSound.ts'
import { outcomeForms } from '../drafts/outcomeForms.ts'
import { withoutManner } from '../drafts/plainText.ts'
import { isChatter, namesSolution, tellsNoTrouble } from '../drafts/troubleWords.ts'
import type { Language } from '../language/Language.ts'
import { createTakenMeanings } from '../languageModel/takenMeanings.ts'
import { type MessagePart, splitMessage } from '../messages/splitMessage.ts'
import { categoryOfStep, inOrderTold } from './categoryOfStep.ts'
import { goalPart, outcomeParts } from './outcomeParts.ts'
import { type Drafted, type PartForms, proposeDrafts } from './proposeDrafts.ts'
import { wordsOfStudy } from './wordsOfStudy.ts'

/** What a member's answer became. */
export interface DraftedAnswer extends Drafted {
  /** Whether all that was said is that there is no trouble. */
  readonly isTroubleFree: boolean
  /** What a product should do, which no statement says. */
  readonly solutions: readonly string[]
  /** How well a job is to be done, left out of it. */
  readonly manner: string
}

/**
 * Drafts what a member answered to a question, in standard English. Steps are placed so that they get the order in which
 * they are told.
 */
export function draftAnswer(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  language: Language,
): DraftedAnswer {
  const all = splitMessage(answer, language)
  const isWanted = ({ text, isAside }: MessagePart) =>
    !isAside && (!isChatter(text) || (question.kind === 'executor' && SAYS_WHO.test(text)))
  const wanted = all.filter(isWanted)
  const solutions = wanted.filter(({ text }) => namesSolution(text)).map(({ text }) => text)
  const told = wanted.filter(
    ({ text }) => !namesSolution(text) && !(isAboutTrouble(question) && tellsNoTrouble(text)),
  )
  const parts = partsOf(context, question, told, language, answer)
  return {
    ...proposeDrafts(context, parts, createTakenMeanings(context)),
    isTroubleFree:
      isAboutTrouble(question) && told.length === 0 && wanted.some(({ text }) => tellsNoTrouble(text)),
    solutions,
    manner: question.kind === 'job' || question.kind === 'size' ? withoutManner(answer).manner : '',
  }
}

/** What is talk elsewhere tells who somebody is: "I am a midwife". */
const SAYS_WHO =
  /^(?:(?:i am|we are) (?:an? |all )|it is |(?:people|those|any(?:one|body)|whoever|someone|somebody) )/i

const isAboutTrouble = ({ kind }: CoachQuestion): boolean => kind === 'outcomes' || kind === 'gaps'

function partsOf(
  context: CoachContext,
  question: CoachQuestion,
  parts: readonly MessagePart[],
  language: Language,
  answer: string,
): readonly PartForms[] {
  const { study, newId } = context
  const known = wordsOfStudy(context)
  const sound = (kind: DraftKind) => (text: string) => isSound(text, kind, language, known)
  switch (question.kind) {
    case 'executor': {
      if (parts.length === 0) return []
      // What follows the first group are examples and explanations.
      const groups = parts.flatMap((part, at) =>
        at === 0 || part.kind === 'nouns' || SAYS_WHO.test(part.text)
          ? (draftExecutor(part, language) ?? [])
          : [],
      )
      return [
        {
          part: parts.map(({ text }) => text).join(', '),
          forms: groups,
          isSound: sound('executor'),
          editOf: (after) => ({ kind: 'setExecutor', before: study.jtbd.executor, after }),
          reason: 'One group of people, in your words.',
          rules: ['E1'],
        },
      ]
    }
    case 'job':
    case 'size':
      return parts
        .filter(({ text }) => !/^(?:it |that |this |they )?(?:is |are )?(?:not|nobody)\b/i.test(text))
        .map(({ text }) => ({
          part: text,
          forms: actionForms(withoutManner(text).text, language),
          isSound: sound('action'),
          editOf: (after) => ({ kind: 'setJob', before: study.jtbd.userInput, after }),
          reason: 'A verb and its object, without a product.',
          rules: ['J1', 'J2'],
        }))
    case 'steps':
      return stepParts(context, question.about, inOrderTold(parts), language, sound('action'))
    case 'outcomes':
      return outcomeParts(context, question.stepId, question.about, parts, language)
    case 'gaps': {
      const step = study.jobSteps.find(({ userInput }) => mentions(answer, userInput)) ?? study.jobSteps[0]
      return step === undefined ? [] : outcomeParts(context, step.uuid, 'wrong', parts, language)
    }
    case 'repair':
      return repairParts(context, question.uuid, parts, language)
    case 'layer':
      return parts.map((part) => goalPart(question.layer, part.text, newId(), language, sound))
    default:
      return []
  }
}

function stepParts(
  { study, newId }: CoachContext,
  about: StepQuestion,
  parts: readonly MessagePart[],
  language: Language,
  isSoundStep: (text: string) => boolean,
): readonly PartForms[] {
  const before = study.jobSteps.findIndex(({ category }) => category === 'Execute') - 1
  let afterStepId = (about === 'before' ? study.jobSteps[before]?.uuid : study.jobSteps.at(-1)?.uuid) ?? null
  let previous: string | undefined
  return parts
    .filter(({ link }) => link !== 'because')
    .map(({ text: part, link }) => {
      const stepId = newId()
      const place = afterStepId
      const named = previous
      const forms = actionForms(part, language).map((form) => withNamedThing(form, named, language))
      const first = forms.find(isSoundStep)
      if (first !== undefined) {
        afterStepId = stepId
        previous = first
      }
      return {
        part,
        forms,
        isSound: isSoundStep,
        editOf: (text) => ({
          kind: 'addStep',
          stepId,
          afterStepId: place,
          text,
          category: categoryOfStep(text, about, link),
        }),
        reason: 'A step of the job, in your words.',
        rules: ['J1', 'J2'],
      }
    })
}

function repairParts(
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

const mentions = (answer: string, step: string): boolean =>
  step.trim() !== '' && answer.toLowerCase().includes(uncapitalized(step.trim()).toLowerCase())
