import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import type { DraftKind } from '../../drafts/DraftKind.ts'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import { isAskable } from '../../drafts/isAskable.ts'
import { isSound } from '../../drafts/isSound.ts'
import { plainText, withoutManner } from '../../drafts/plainText.ts'
import { troublesToldPlainly } from '../../drafts/troublesToldPlainly.ts'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { plainlyTold } from '../../messages/plainlyTold.ts'
import { type MessagePart, splitMessage } from '../../messages/splitMessage.ts'
import { takeCorrections } from '../../words/corrections.ts'
import { isChatter, namesSolution, tellsNoTrouble, tellsSatisfaction } from '../../words/troubleWords.ts'
import { happenedOnce, isStory } from '../parts/anecdotes.ts'
import { byLikelihood } from '../parts/byLikelihood.ts'
import { inOrderTold } from '../parts/categoryOfStep.ts'
import { heardParts } from '../parts/heardParts.ts'
import { jobParts, tellsOutcome, tellsSteps, tellsTroubleOfStep } from '../parts/jobParts.ts'
import { mayTell } from '../parts/mayTell.ts'
import { goalPart, outcomeParts } from '../parts/outcomeParts.ts'
import { stepParts, tellsNoStep } from '../parts/stepParts.ts'
import { tellsNothingElse } from '../parts/tellsNothingElse.ts'
import { type Drafted, type PartForms, proposeDrafts } from '../proposals/proposeDrafts.ts'
import { repairParts } from '../proposals/repairParts.ts'
import { withOwnWords } from '../proposals/withOwnWords.ts'
import { withSiblings } from '../proposals/withSiblings.ts'
import { isComment, isRemark } from '../text/isRemark.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'

/** What a member's answer became. */
export interface DraftedAnswer extends Drafted {
  /** Whether all that was said is that there is no trouble. */
  readonly isTroubleFree: boolean
  /** What a product should do, which no statement says. */
  readonly solutions: readonly string[]
  /** How well a job is to be done, left out of it. */
  readonly manner: string
  /** Whether all that was said is that there is no step. */
  readonly isNothing: boolean
  /** Parts of an answer about the job that tell steps or outcomes, which are asked about later. */
  readonly later: { readonly kind: 'steps' | 'outcomes'; readonly parts: readonly string[] } | null
  /** Whether the job was told again as a step of itself. */
  readonly repeatsJob?: boolean
}

/**
 * Drafts what a member answered to a question, in standard English. Steps are placed so that they get the order in which
 * they are told.
 * @param isLabeled whether the member has said what the answer is: then their own words do where no draft is sure
 */
export function draftAnswer(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  language: Language,
  isLabeled = false,
): DraftedAnswer {
  const isOfSeveral = question.kind === 'steps' || isAboutTrouble(question)
  const { corrections, rest } = isOfSeveral ? takeCorrections(answer) : { corrections: [], rest: answer }
  const said =
    question.kind === 'outcomes'
      ? troublesToldPlainly(plainlyTold(rest, context.study.jtbd.executor), question.about, language)
      : rest
  const split = splitMessage(said, language, question.kind === 'job' || question.kind === 'size')
  const chosen = isAboutTrouble(question) ? split.find(({ text }) => CHOSEN.test(text)) : undefined
  if (question.kind === 'outcomes' && chosen !== undefined && split.length > 1) {
    const about = /long/i.test(chosen.text) ? 'long' : 'wrong'
    const rest = split.filter((part) => part !== chosen && !isChatter(part.text))
    const told = rest.map(({ text }) => text).join('. ')
    if (told !== '') return draftAnswer(context, { ...question, about }, told, language)
  }
  const { all, asTold } = heardParts(split, question, language)
  const isWanted = (part: MessagePart) =>
    !part.isAside &&
    (!isChatter(part.text) || (question.kind === 'executor' && SAYS_WHO.test(part.text))) &&
    !(isAboutTrouble(question) && isStory(part, all))
  const answered = all.filter(isWanted)
  // "Brush, bathe, dry, clip": verbs in a row.
  const isRow =
    question.kind === 'steps' && answered.length > 2 && answered.every(({ text }) => /^\p{L}+$/u.test(text))
  const isRemarked = ({ text }: MessagePart) => isComment(text, question.kind === 'steps', language)
  const wanted = isRow || answered.every(isRemarked) ? answered : answered.filter((part) => !isRemarked(part))
  // "You should have the recipe ready" tells a step.
  const isSolution = ({ text }: MessagePart) =>
    namesSolution(text) &&
    !(question.kind === 'steps' && /^(?:i|we|you|they|one|somebody|someone) should /i.test(text))
  const isFine = ({ text }: MessagePart) =>
    tellsNoTrouble(plainText(text)) || tellsNoTrouble(text) || tellsSatisfaction(language.tokensOf(text))
  const solutions = wanted.filter(isSolution).map(({ text }) => text)
  const isJob = question.kind === 'job' || question.kind === 'size'
  const isLater = ({ text }: MessagePart) => isJob && tellsOutcome(text, language)
  // "Oh the kids, nothing takes long there": what is named has no trouble.
  const isCleared = (part: MessagePart, at: number) =>
    part.kind === 'nouns' &&
    wanted.slice(at + 1).some(({ text, sentence }) => sentence === part.sentence && tellsNoTrouble(text))
  const told = wanted.filter(
    (part, at) =>
      !isSolution(part) &&
      !(isAboutTrouble(question) && isCleared(part, at)) &&
      !(isAboutTrouble(question) && isFine(part)) &&
      !(question.kind === 'steps' && tellsNoStep(part.text)) &&
      !isLater(part),
  )
  const isSteps = isJob && !isLabeled && tellsSteps(told)
  const later = isSteps ? told : wanted.filter(isLater)
  const hasSteps = question.kind === 'steps' && context.study.jobSteps.length > 0
  const troubles = hasSteps ? told.filter(({ text }) => tellsTroubleOfStep(text, language)) : []
  const others = told.filter((part) => !troubles.includes(part))
  const once = isAboutTrouble(question) ? others.filter((part) => happenedOnce(part, language)) : []
  const usual = others.filter((part) => !once.includes(part))
  const judged = isLabeled
    ? { likely: others, unlikely: [] }
    : byLikelihood(context, question, isSteps ? [] : usual, language)
  const { likely } = judged
  const unlikely = [...judged.unlikely, ...(isLabeled ? [] : once.map(({ text }) => text))]
  const drafts = partsOf(context, question, likely, language, answer)
  const own = question.kind === 'steps' ? withSiblings(drafts, language) : drafts
  const parts = [
    ...(isLabeled ? own.slice(0, isJob ? 1 : own.length).map((part) => withOwnWords(part, language)) : own),
    ...partsOf(context, { kind: 'gaps' }, troubles, language, answer),
  ]
  const proposed = proposeDrafts(context, parts, createTakenMeanings(context))
  // Talk beside an answer is passed over, but not what may be a fact.
  const passed = isAboutTrouble(question)
    ? others.filter((part) => !likely.includes(part) && mayTell(part))
    : []
  const isUnlikely = new Set([...unlikely, ...passed.map(({ text }) => text)])
  const isRefused = new Set(proposed.refused)
  const inOrder = told.map(({ text }) => text).filter((text) => isUnlikely.has(text) || isRefused.has(text))
  const further = proposed.refused.filter((text) => !inOrder.includes(text))
  const drafted = { ...proposed, refused: [...corrections, ...[...inOrder, ...further].map(asTold)] }
  const about = question.kind === 'steps' ? 'step' : isAboutTrouble(question) ? 'trouble' : 'other'
  // "I scroll and scroll"
  const isSaid = (part: string) =>
    drafted.refused.some(
      (other) => other !== part && other.toLowerCase().split(' ').includes(part.toLowerCase()),
    )
  const asked = drafted.refused.filter(
    (part) =>
      corrections.includes(part) ||
      (!isSaid(part) && isAskable(part, about, language) && !isRemark(part, about, language)),
  )
  // "Nothing really, once you know the trick": what is beside it and names no trouble is no answer of its own.
  const isTroubleFree =
    isAboutTrouble(question) &&
    drafted.proposals.length === 0 &&
    wanted.some(isFine) &&
    (told.length === 0 ||
      (wanted.some(({ text }) => tellsNoTrouble(text)) &&
        told.every((part) => tellsNothingElse(part, language))))
  return {
    ...drafted,
    // If nothing else was said, even a word that tells nothing is asked about.
    refused: asked.length > 0 || drafted.proposals.length > 0 ? asked : drafted.refused,
    isTroubleFree,
    isNothing:
      question.kind === 'steps' &&
      drafted.proposals.length === 0 &&
      wanted.some(({ text }) => tellsNoStep(text)),
    later:
      later.length === 0
        ? null
        : { kind: isSteps ? 'steps' : 'outcomes', parts: later.map(({ text }) => text) },
    solutions,
    manner: isJob ? withoutManner(answer).manner : '',
  }
}

/** A choice that was offered, said beside what it is about. */
const CHOSEN =
  /^(?:(?:that|it|this|they|which) )?(?:takes? too long|goes? wrong|(?:should|must) not happen)$/i

/** What is talk elsewhere tells who somebody is: "I am a midwife". */
const SAYS_WHO =
  /^(?:(?:i am|we are) (?!not\b)|they are (?!not\b|the\b)|it is |(?:people|those|any(?:one|body)|whoever|someone|somebody) )/i

/** Links of what is one case of several. */
const EXAMPLE =
  /\b(?:usually|sometimes|often|occasionally|maybe|perhaps|like|e\.g\.|for (?:example|instance))$/

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
        at === 0 || ((part.kind === 'nouns' || SAYS_WHO.test(part.text)) && !EXAMPLE.test(part.link))
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
      return jobParts(context, parts, language, sound('action'))
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

const mentions = (answer: string, step: string): boolean =>
  step.trim() !== '' && answer.toLowerCase().includes(uncapitalized(step.trim()).toLowerCase())
