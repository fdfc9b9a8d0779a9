import type { CoachContext, CoachQuestion, StepQuestion } from '@outcome-studio/shared/domain/coach'
import { proposedText } from '@outcome-studio/shared/domain/coach'
import { isOpenStep } from '../../drafts/isOpenStep.ts'
import type { Language } from '../../language/Language.ts'
import { meaningOf } from '../../languageModel/remarksOnDraft.ts'
import { categoriesGoingOn, categoriesInTurn, isEarlyByVerb, isLastByVerb } from '../parts/categoryOfStep.ts'
import { plainSteps } from '../parts/plainSteps.ts'
import { withoutStepName } from '../places/stepNamed.ts'
import { placeSteps } from '../proposals/placeSteps.ts'
import { isVerbAndObject } from '../text/isVerbAndObject.ts'
import { splitAround } from '../text/splitAround.ts'
import { spokenSteps } from '../text/spokenSteps.ts'
import { turnedSteps } from '../text/turnedSteps.ts'
import { withoutDoer } from '../text/withoutDoer.ts'
import { withoutTime } from '../text/withoutTime.ts'
import { asPreparation } from './asPreparation.ts'
import { type DraftedAnswer, draftAnswer } from './draftAnswer.ts'
import { mergeDrafts } from './mergeDrafts.ts'
import { withCategories } from './withCategories.ts'

/** Tells what takes long or goes wrong, of a step that is named. */
const OF_TROUBLE = /^(?:what|it takes|the (?:problem|trouble|issue))\b/i

/** Steps where they were told; what is said of the trouble with one of them is an outcome. */
export function draftSteps(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  language: Language,
  isLabeled: boolean,
): DraftedAnswer {
  return question.kind === 'steps' && question.about === 'around'
    ? draftAround(context, answer, language, isLabeled)
    : inTurn(context, question, draftDone(context, question, answer, language, isLabeled))
}

/** The heart of the job, told from its start to its end. */
export const inTurn = (
  context: CoachContext,
  question: CoachQuestion,
  drafted: DraftedAnswer,
): DraftedAnswer =>
  question.kind === 'steps' && question.about === 'execute' && context.study.jobSteps.length === 0
    ? withCategories(drafted, categoriesInTurn, ({ category }) => category === 'Execute')
    : drafted

/** Says what comes next, which may be the heart of the job as well. */
const NEXT = /^(?:(?:and|so|but|well|ok),? )*then\b/i

/** What comes before and what afterwards, told in one answer. */
function draftAround(
  context: CoachContext,
  answer: string,
  language: Language,
  isLabeled: boolean,
): DraftedAnswer {
  const { unmarked, before, after } = splitAround(answer)
  const drafted = (about: StepQuestion, text: string): readonly DraftedAnswer[] => {
    if (text.trim() === '') return []
    return [draftDone(context, { kind: 'steps', about }, text, language, isLabeled)]
  }
  const [open] = drafted('before', unmarked)
  const steps = open?.proposals.flatMap(({ edit }) => (edit.kind === 'addStep' ? [edit.text] : [])) ?? []
  // What is told before "afterwards" comes before; of the rest, most people tell what they do next.
  const isBefore = !steps.some(isLastByVerb) && (after !== '' || isEarlyByVerb(steps[0] ?? ''))
  const opening =
    open === undefined
      ? []
      : isBefore
        ? [open]
        : drafted('after', unmarked).map((each) => withCategories(each, categoriesGoingOn))
  const ending = drafted('after', after).map((each) =>
    NEXT.test(after) ? withCategories(each, categoriesGoingOn) : each,
  )
  return mergeDrafts([...opening, ...drafted('before', before), ...ending])
}

/** "Integrate the IT systems": beside steps, a verb and its object is one as it is. */
function draftDone(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  language: Language,
  isLabeled: boolean,
): DraftedAnswer {
  const sure = draftInPlace(context, question, answer, language, isLabeled)
  const [only = '', ...others] = sure.refused
  const isAlone = others.length === 0 && sure.proposals.length === 0 && context.study.jobSteps.length > 0
  return !isLabeled &&
    isAlone &&
    !isOpenStep(only) &&
    isVerbAndObject(only.replace(/\bIT(?= \p{L})/gu, 'office'), language)
    ? draftInPlace(context, question, answer, language, true)
    : sure
}

function draftInPlace(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  language: Language,
  isLabeled: boolean,
): DraftedAnswer {
  const steps: string[] = []
  const troubles: DraftedAnswer[] = []
  for (const sentence of answer.split(/(?<=[.!?;])\s+|\n+/u)) {
    const { text, stepId } = withoutStepName(context.study, sentence)
    if (stepId === null || !OF_TROUBLE.test(text)) steps.push(sentence)
    else troubles.push(draftAnswer(context, { kind: 'outcomes', stepId, about: 'long' }, text, language))
  }
  const said = (troubles.length === 0 ? answer : steps.join('\n')).replace(TARGET, '')
  const spoken = spokenSteps(withoutDoer(withoutTime(said), context.study.jtbd.executor, language), language)
  const told = turnedSteps(plainSteps(spoken), isOfEnd(question), language)
  const isLater = isAskedLater(context, question)
  const early = sentencesOf(told).filter(
    (each) => BEFORE_WORK.test(each) || (isLater && BEFORE_START.test(each)),
  )
  if (early.length > 0) {
    const later = sentencesOf(told).filter((each) => !early.includes(each))
    const first = draftAnswer(
      context,
      question,
      early.map((each) => each.replace(BEFORE_WORK, '')).join(' '),
      language,
      isLabeled,
    )
    const others =
      later.length > 0 ? [draftInPlace(context, question, later.join(' '), language, isLabeled)] : []
    return mergeDrafts([
      ...others,
      asPreparation(placeSteps(context, withoutJob(context, first), null)),
      ...troubles,
    ])
  }
  const drafted = draftAnswer(context, question, told, language, isLabeled)
  const isFirst = AT_FIRST.test(answer) && isBeforeOthers(context, question, drafted)
  const placed = placeSteps(context, withoutJob(context, drafted), isFirst ? null : undefined)
  return mergeDrafts([isFirst ? asPreparation(placed) : placed, ...troubles])
}

/** "before the hearing starts": before all that is told of the work. */
const BEFORE_START =
  /\bbefore (?:the |an? |any |every |each |our |my )?(?:\p{L}+ ){0,3}(?:even )?(?:starts?|begins?|opens?)\b/iu
/** "Before the inspection somebody has to update the list". */
const BEFORE_WORK =
  /^(?:(?:and|but|so|well|also),? )*before (?:the|each|every|an?) \p{L}+(?: \p{L}+)?,? (?=(?:i|we|they|you|one|somebody|someone) )/iu
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+/u)
/** Whether a question asks what ends the job. */
export const isOfEnd = (question: CoachQuestion): boolean =>
  question.kind === 'steps' && (question.about === 'after' || question.about === 'around')
const isAskedLater = ({ study }: CoachContext, question: CoachQuestion): boolean =>
  question.kind === 'steps' && question.about !== 'execute' && study.jobSteps.length > 0

/** "Check the moisture, under 18 percent": a level that is wanted. */
const TARGET =
  /, (?:to |at |must be |should be )?(?:under|over|below|above|at least|at most|less than|more than|max(?:imum)?|min(?:imum)?) \d[\d.,]* ?(?:%|percent|degrees|\p{L}{1,8})?(?=[.;!?\n]|$)/giu
const AT_FIRST =
  /^(?:(?:and|but|oh|ok|well|so|omg),? )*(?:at )?first(?:ly)?(?: of all)?,? (?:they|we|i|you|one)\b/i

/** Whether what is told first comes before all steps; after the main step, several tell what comes first of these. */
const isBeforeOthers = ({ study }: CoachContext, question: CoachQuestion, { told }: DraftedAnswer): boolean =>
  question.kind === 'steps' && study.jobSteps.length > 0 && (question.about !== 'after' || told.length === 1)

/** The job, told again, is no step of itself. */
function withoutJob({ study }: CoachContext, drafted: DraftedAnswer): DraftedAnswer {
  const job = meaningOf(study.jtbd.userInput)
  const isJob = (text: string) => job !== '' && meaningOf(text) === job
  const proposals = drafted.proposals.filter(
    (proposal) => proposal.edit.kind !== 'addStep' || !isJob(proposedText(proposal)),
  )
  if (proposals.length === drafted.proposals.length) return drafted
  const told = drafted.told.filter(({ edit }) => edit.kind !== 'addStep' || !isJob(edit.text))
  return { ...drafted, proposals, told, repeatsJob: true }
}
