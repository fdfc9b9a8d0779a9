import { isInFuture } from '../member/membership.ts'
import type { PaymentProblem } from '../member/PaymentState.ts'
import { describeFailure, describeHold, FAILURES, REMEDIES, wayOutOf } from './describeFailure.ts'
import type { Sentence } from './Sentence.ts'
import type { CollectionPause, SubscriptionRecord } from './SubscriptionRecord.ts'

/** What a member can do about a subscription. */
export type SubscriptionAction =
  | 'changePlan'
  | 'manage'
  | 'updateCard'
  | 'confirmPayment'
  | 'invoices'
  | 'cancel'
  | 'resume'
  | 'subscribe'

export interface SubscriptionText {
  /** Two words at most. */
  readonly label: string
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  readonly title: string
  readonly sentence: Sentence
  /** The way out of this state is the first one. */
  readonly actions: readonly SubscriptionAction[]
}

const ORDINARY: readonly SubscriptionAction[] = ['manage', 'changePlan', 'updateCard', 'invoices', 'cancel']
const AGAIN: readonly SubscriptionAction[] = ['subscribe', 'invoices']

/** Describes a subscription in each of its states, with the way out (docs/product.md §4). */
export function describeSubscription(record: SubscriptionRecord, now: Date): SubscriptionText {
  switch (record.status) {
    case 'active':
    case 'trialing':
      if (record.cancelAtPeriodEnd) return ending(record)
      return record.pause ? paused(record, record.pause, now) : running(record)
    case 'past_due':
      return pastDue(record, now)
    case 'unpaid': {
      const { way, ...text } = describeHold(record.paymentProblem ?? 'declined')
      return { ...text, label: 'On hold', actions: withFirst(way, ['manage', 'invoices', 'cancel']) }
    }
    case 'incomplete':
      return incomplete(record)
    case 'incomplete_expired':
      return {
        label: 'Not started',
        tone: 'danger',
        title: 'Your membership did not start',
        sentence: ['The first payment was not completed in time. Choose a plan to try again.'],
        actions: AGAIN,
      }
    case 'canceled':
      return canceled(record, now)
    case 'paused':
      return {
        label: 'Paused',
        tone: 'warning',
        title: 'Your membership is paused',
        sentence: ['Nothing is charged, and your access is off until you resume it.'],
        actions: ['resume', 'manage', 'updateCard', 'invoices', 'cancel'],
      }
  }
}

function running(record: SubscriptionRecord): SubscriptionText {
  const isTrial = record.status === 'trialing'
  const next = isTrial ? (record.trialEnd ?? record.currentPeriodEnd) : record.currentPeriodEnd
  const { paymentProblem: problem } = record
  if (problem !== null) return { ...troubled(problem, next), label: isTrial ? 'Trial' : 'Active' }
  if (isTrial) {
    return {
      label: 'Trial',
      tone: 'success',
      title: 'Your trial is active',
      sentence:
        next === null
          ? ['Your first payment follows.']
          : ['Your first payment is due on ', { at: next }, '.'],
      actions: ORDINARY,
    }
  }
  return {
    label: 'Active',
    tone: 'success',
    title: 'Your membership is active',
    sentence: next === null ? ['It renews automatically.'] : ['It renews on ', { at: next }, '.'],
    actions: ORDINARY,
  }
}

/** Nothing is charged, because an operator has paused the payments. */
function paused(
  { status }: SubscriptionRecord,
  { behavior, resumesAt, paidUntil }: CollectionPause,
  now: Date,
): SubscriptionText {
  const isOff = behavior === 'void' && !(paidUntil !== null && isInFuture(paidUntil, now))
  const access: Sentence =
    behavior !== 'void'
      ? ['You keep full access.']
      : isOff || paidUntil === null
        ? ['Your access is off until the pause ends.']
        : ['You have full access until ', { at: paidUntil }, '.']
  return {
    label: 'Paused',
    tone: isOff ? 'warning' : 'info',
    title: status === 'trialing' ? 'Your trial is paused' : 'Your membership is paused',
    sentence: [
      ...(resumesAt === null
        ? ['Nothing is charged. ']
        : ['Nothing is charged until ', { at: resumesAt }, '. ']),
      ...access,
    ],
    actions: ['manage', 'updateCard', 'invoices', 'cancel'],
  }
}

/** A subscription that can be used, but whose next payment will fail or whose last one waits for the member. */
function troubled(problem: PaymentProblem, next: string | null): Omit<SubscriptionText, 'label'> {
  const due: Sentence =
    next === null ? ['before the next payment.'] : ['before the payment on ', { at: next }, '.']
  const tone = 'warning'
  const actions = withFirst(wayOutOf(problem), ORDINARY)
  switch (problem) {
    case 'cardExpiring':
      return { tone, title: 'Your card expires soon', sentence: ['Please update it ', ...due], actions }
    case 'cardExpired':
      return { tone, title: 'Your card has expired', sentence: ['Please update it ', ...due], actions }
    case 'confirmationNeeded':
    case 'declined':
      return {
        tone,
        title: problem === 'declined' ? 'Your last payment failed' : 'Please confirm your payment',
        sentence: [FAILURES[problem], ' ', REMEDIES[problem]],
        actions,
      }
  }
}

function ending({ status, currentPeriodEnd, trialEnd }: SubscriptionRecord): SubscriptionText {
  const end = (status === 'trialing' ? trialEnd : null) ?? currentPeriodEnd
  return {
    label: 'Canceled',
    tone: 'info',
    title: 'Your membership is canceled',
    sentence: [
      ...(end === null
        ? ['You have full access until the end of the paid period. ']
        : ['You have full access until ', { at: end }, '. ']),
      'Nothing more will be charged.',
    ],
    actions: ['resume', 'manage', 'updateCard', 'invoices'],
  }
}

function pastDue({ paymentProblem, graceEndsAt }: SubscriptionRecord, now: Date): SubscriptionText {
  const { way, ...text } = describeFailure(paymentProblem ?? 'declined', graceEndsAt, now)
  return { ...text, label: 'Payment due', actions: withFirst(way, ['manage', 'invoices', 'cancel']) }
}

function incomplete({ paymentProblem }: SubscriptionRecord): SubscriptionText {
  const isUnconfirmed = paymentProblem === 'confirmationNeeded'
  return {
    label: 'Not started',
    tone: 'warning',
    title: 'Your first payment is not complete',
    sentence: [
      isUnconfirmed
        ? 'Your bank asks you to confirm it. Your membership starts as soon as you do.'
        : 'It did not go through, so your membership has not started. Pay with another card, or choose a plan again.',
    ],
    actions: isUnconfirmed
      ? ['confirmPayment', 'manage', 'subscribe']
      : ['updateCard', 'manage', 'subscribe'],
  }
}

function canceled({ endedAt, currentPeriodEnd }: SubscriptionRecord, now: Date): SubscriptionText {
  const end = endedAt ?? currentPeriodEnd
  const wasPaidUntil = currentPeriodEnd !== null && isInFuture(currentPeriodEnd, now) && endedAt === null
  return {
    label: 'Ended',
    tone: 'info',
    title: wasPaidUntil ? 'Your membership is canceled' : 'Your membership has ended',
    sentence: [
      ...(end === null
        ? []
        : [wasPaidUntil ? 'You have full access until ' : 'It ended on ', { at: end }, '. ']),
      'Your studies stay available to open, read and export. Choose a plan to come back.',
    ],
    actions: AGAIN,
  }
}

const withFirst = (
  first: SubscriptionAction,
  others: readonly SubscriptionAction[],
): readonly SubscriptionAction[] => [first, ...others.filter((action) => action !== first)]
