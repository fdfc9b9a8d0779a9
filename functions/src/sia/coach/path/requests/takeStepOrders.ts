import { withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CoachContext, Proposal } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { announcedCorrection } from '../../messages/announcedCorrection.ts'
import {
  type OrderedPlace,
  readDoneOrder,
  readStepOrder,
  type StepOrder,
} from '../../messages/readStepOrder.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { withoutReason } from '../../messages/withoutReason.ts'
import type { NamedStep } from '../places/actionOfStep.ts'
import { findStep } from '../places/findStep.ts'
import { moveStep } from '../places/moveStep.ts'

/** Where a message puts steps of the study, and what else it says. */
export interface StepOrders {
  readonly notes: readonly string[]
  readonly proposals: readonly Proposal[]
  readonly rest: string
}

/** Longest sentence that is read, in characters. */
const LONGEST = 240

/**
 * Takes out of a message where it puts steps of the study; null if it puts none. A sentence counts only if both steps are
 * clear, and if nobody is asked to move them, only by what is done there: "the guests come after the cleaning" is a fact.
 */
export function takeStepOrders(
  context: CoachContext,
  message: string,
  language: Language,
): StepOrders | null {
  const notes: string[] = []
  const proposals: Proposal[] = []
  const rest: string[] = []
  const announced: string[] = []
  // What is told next is said of the order that came before it.
  let ordered = context
  let isAnnounced = false
  for (const sentence of message.split(/(?<=[.!?;])\s+|\n+/u)) {
    const correction = announcedCorrection(sentence)
    isAnnounced ||= correction !== null
    // "I have a correction." only says what is told next.
    if (correction === '') {
      announced.push(sentence)
      continue
    }
    const order =
      sentence.length > LONGEST ? null : orderIn(ordered, correction ?? sentence, isAnnounced, language)
    const step = order === null ? null : clearStep(ordered, order.name, order.isRequest)
    const moves = order === null || step === null ? [] : movesOf(ordered, step, order.place)
    if (moves.length === 0) rest.push(...announced.splice(0), sentence)
    for (const { step: each, afterId } of moves) {
      const moved = moveStep(ordered, each, afterId)
      notes.push(moved.note)
      proposals.push(...moved.proposals)
      ordered = withStepBehind(ordered, each, afterId)
    }
  }
  return notes.length === 0 ? null : { notes, proposals, rest: rest.join(' ') }
}

/** The order that a sentence tells, perhaps with a reason; what only is done tells one if a step is not there yet. */
function orderIn(
  context: CoachContext,
  sentence: string,
  isAnnounced: boolean,
  language: Language,
): StepOrder | null {
  const plain = withoutReason(sentence)
  const clause = clauseOf(sentence, language)
  const order = (plain === null ? null : readStepOrder(clauseOf(plain, language))) ?? readStepOrder(clause)
  const step = order === null ? null : clearStep(context, order.name, order.isRequest)
  if (step !== null) return order
  const done = readDoneOrder(clause, isAnnounced)
  const doing = done === null ? null : clearStep(context, done.name, false)
  if (done === null || doing === null) return order
  const moves = movesOf(context, doing, done.place)
  const isNew = moves.some((each) => moveStep(context, each.step, each.afterId).proposals.length > 0)
  return isNew || isAnnounced ? done : order
}

interface Move {
  readonly step: NamedStep
  /** The step that it is to follow; null for the start. */
  readonly afterId: string | null
}

/** The moves that put a step in its place, one after the other; none if the place is not clear. */
function movesOf(context: CoachContext, step: NamedStep, place: OrderedPlace): readonly Move[] {
  if (place.kind !== 'exchanged') {
    const afterId = anchorOf(context, step, place)
    return afterId === undefined ? [] : [{ step, afterId }]
  }
  const other = clearStep(context, place.name, true)
  if (other === null || other.uuid === step.uuid) return []
  const { jobSteps } = context.study
  const [first, second] = jobSteps.filter(({ uuid }) => uuid === step.uuid || uuid === other.uuid)
  if (first === undefined || second === undefined) return []
  const between = jobSteps[jobSteps.indexOf(second) - 1]
  const up: Move = { step: second, afterId: jobSteps[jobSteps.indexOf(first) - 1]?.uuid ?? null }
  return between === undefined || between === first ? [up] : [up, { step: first, afterId: between.uuid }]
}

function withStepBehind(context: CoachContext, step: NamedStep, afterId: string | null): CoachContext {
  if (afterId === step.uuid) return context
  const others = context.study.jobSteps.filter(({ uuid }) => uuid !== step.uuid)
  const at = others.findIndex(({ uuid }) => uuid === afterId) + 1
  return { ...context, study: { ...context.study, jobSteps: others.toSpliced(at, 0, step) } }
}

const clauseOf = (sentence: string, language: Language): string =>
  withoutEnd(standardEnglish(sentence, language).toLowerCase().trim(), '.!?;:, ')

/** The only step that a phrase names; null if none does, or several. */
function clearStep({ study }: CoachContext, phrase: string, isRequest: boolean): NamedStep | null {
  const { steps, match } = findStep(study, phrase, null)
  const [only, ...others] = steps
  const isClear = match === 'sure' || (match === 'whole' && isRequest)
  return only !== undefined && others.length === 0 && isClear ? only : null
}

/** The step that a place follows, without the one that is moved; null for the start, undefined if it is not clear. */
function anchorOf(
  context: CoachContext,
  step: NamedStep,
  place: Exclude<OrderedPlace, { kind: 'exchanged' }>,
): string | null | undefined {
  const others = context.study.jobSteps.filter(({ uuid }) => uuid !== step.uuid)
  const at = context.study.jobSteps.findIndex(({ uuid }) => uuid === step.uuid)
  switch (place.kind) {
    case 'first':
      return null
    case 'last':
      return others.at(-1)?.uuid
    case 'earlier':
      return at === 0 ? undefined : (others[at - 2]?.uuid ?? null)
    case 'later':
      return others[at]?.uuid
    case 'number':
      if (place.number < 1 || place.number > others.length + 1) return undefined
      return others[place.number - 2]?.uuid ?? null
    default: {
      const beside = clearStep(context, place.name, true)
      if (beside === null || beside.uuid === step.uuid) return undefined
      if (place.kind === 'after') return beside.uuid
      return others[others.findIndex(({ uuid }) => uuid === beside.uuid) - 1]?.uuid ?? null
    }
  }
}
