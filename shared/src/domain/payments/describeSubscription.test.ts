import { PAYMENT_PROBLEMS } from '../member/PaymentState.ts'
import { describeSubscription } from './describeSubscription.ts'
import { sentenceText } from './Sentence.ts'
import { SUBSCRIPTION_STATUSES, type SubscriptionRecord } from './SubscriptionRecord.ts'

const now = new Date('2026-06-01T12:00:00Z')
const PERIOD_END = '2026-07-01T00:00:00.000Z'
const TRIAL_END = '2026-06-10T00:00:00.000Z'
const PAST = '2026-05-01T00:00:00.000Z'

const record = (changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: 'sub',
  status: 'active',
  plan: 'monthly',
  price: { productId: 'prod', priceId: 'price' },
  quantity: 1,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: PERIOD_END,
  createdAt: PAST,
  endedAt: null,
  trialEnd: null,
  paymentProblem: null,
  graceEndsAt: null,
  pause: null,
  plannedSeats: null,
  ...changes,
})

function told(changes: Partial<SubscriptionRecord>) {
  const { sentence, ...rest } = describeSubscription(record(changes), now)
  return { ...rest, detail: sentenceText(sentence, (day) => `<${day.slice(0, 10)}>`) }
}

test.each<[Partial<SubscriptionRecord>, tone: string, title: string, detail: string, wayOut: string]>([
  [{}, 'success', 'Your membership is active', 'It renews on <2026-07-01>.', 'manage'],
  [
    { pause: { behavior: 'void', resumesAt: null, paidUntil: PERIOD_END } },
    'info',
    'Your membership is paused',
    'Nothing is charged. You have full access until <2026-07-01>.',
    'manage',
  ],
  [
    { pause: { behavior: 'void', resumesAt: '2026-08-01T00:00:00.000Z', paidUntil: PAST } },
    'warning',
    'Your membership is paused',
    'Nothing is charged until <2026-08-01>. Your access is off until the pause ends.',
    'manage',
  ],
  [
    { status: 'trialing', pause: { behavior: 'keep_as_draft', resumesAt: null, paidUntil: null } },
    'info',
    'Your trial is paused',
    'Nothing is charged. You keep full access.',
    'manage',
  ],
  [{ currentPeriodEnd: null }, 'success', 'Your membership is active', 'It renews automatically.', 'manage'],
  [
    { paymentProblem: 'cardExpiring' },
    'warning',
    'Your card expires soon',
    'Please update it before the payment on <2026-07-01>.',
    'updateCard',
  ],
  [
    { paymentProblem: 'cardExpired', currentPeriodEnd: null },
    'warning',
    'Your card has expired',
    'Please update it before the next payment.',
    'updateCard',
  ],
  [
    { paymentProblem: 'confirmationNeeded' },
    'warning',
    'Please confirm your payment',
    'Your bank asks you to confirm the last payment. It takes a minute on the pages of our payment provider.',
    'confirmPayment',
  ],
  [
    { paymentProblem: 'declined' },
    'warning',
    'Your last payment failed',
    'Your card was declined. Update your card and we’ll try again.',
    'updateCard',
  ],
  [
    { cancelAtPeriodEnd: true, paymentProblem: 'cardExpiring' },
    'info',
    'Your membership is canceled',
    'You have full access until <2026-07-01>. Nothing more will be charged.',
    'resume',
  ],
  [
    { status: 'trialing', trialEnd: TRIAL_END },
    'success',
    'Your trial is active',
    'Your first payment is due on <2026-06-10>.',
    'manage',
  ],
  [
    { status: 'trialing', trialEnd: TRIAL_END, cancelAtPeriodEnd: true },
    'info',
    'Your membership is canceled',
    'You have full access until <2026-06-10>. Nothing more will be charged.',
    'resume',
  ],
  [
    { status: 'past_due', paymentProblem: 'declined', graceEndsAt: TRIAL_END },
    'warning',
    'Your last payment failed',
    'Your card was declined. You keep full access until <2026-06-10>. Update your card and we’ll try again.',
    'updateCard',
  ],
  [
    { status: 'past_due', paymentProblem: 'confirmationNeeded', graceEndsAt: TRIAL_END },
    'warning',
    'Please confirm your payment',
    'Your bank asks you to confirm the last payment. You keep full access until <2026-06-10>. It takes a minute on the pages of our payment provider.',
    'confirmPayment',
  ],
  [
    { status: 'past_due', paymentProblem: 'cardExpired', graceEndsAt: PAST },
    'danger',
    'Your last payment failed',
    'Your card has expired, so the last payment did not go through. Your access ended on <2026-05-01>. Update your card and we’ll try again.',
    'updateCard',
  ],
  [
    { status: 'past_due' },
    'danger',
    'Your last payment failed',
    'Your card was declined. Update your card and we’ll try again.',
    'updateCard',
  ],
  [
    { status: 'unpaid', paymentProblem: 'confirmationNeeded' },
    'danger',
    'Your membership is on hold',
    'Your bank asks you to confirm the last payment. Your access is off until it is paid.',
    'confirmPayment',
  ],
  [
    { status: 'incomplete', paymentProblem: 'confirmationNeeded' },
    'warning',
    'Your first payment is not complete',
    'Your bank asks you to confirm it. Your membership starts as soon as you do.',
    'confirmPayment',
  ],
  [
    { status: 'incomplete', paymentProblem: 'declined' },
    'warning',
    'Your first payment is not complete',
    'It did not go through, so your membership has not started. Pay with another card, or choose a plan again.',
    'updateCard',
  ],
  [
    { status: 'incomplete_expired' },
    'danger',
    'Your membership did not start',
    'The first payment was not completed in time. Choose a plan to try again.',
    'subscribe',
  ],
  [
    { status: 'canceled', endedAt: PAST },
    'info',
    'Your membership has ended',
    'It ended on <2026-05-01>. Your studies stay available to open, read and export. Choose a plan to come back.',
    'subscribe',
  ],
  [
    { status: 'canceled', currentPeriodEnd: null },
    'info',
    'Your membership has ended',
    'Your studies stay available to open, read and export. Choose a plan to come back.',
    'subscribe',
  ],
  [
    { status: 'paused' },
    'warning',
    'Your membership is paused',
    'Nothing is charged, and your access is off until you resume it.',
    'resume',
  ],
])('%j: %s, %s', (changes, tone, title, detail, wayOut) => {
  const { actions, ...text } = told(changes)
  expect(text).toMatchObject({ tone, title, detail })
  expect(actions[0]).toBe(wayOut)
})

const ALL = SUBSCRIPTION_STATUSES.flatMap((status) =>
  [null, ...PAYMENT_PROBLEMS].flatMap((paymentProblem) =>
    [true, false].flatMap((cancelAtPeriodEnd) =>
      [null, PAST, PERIOD_END].map((time) => ({
        status,
        paymentProblem,
        cancelAtPeriodEnd,
        currentPeriodEnd: time,
        graceEndsAt: time,
        trialEnd: time,
        endedAt: time,
      })),
    ),
  ),
)

test('each state has a title, whole sentences and a way out, each named once', () => {
  for (const changes of ALL) {
    const { title, label, detail, actions } = told(changes)
    expect(title).toMatch(/^[A-Z][^.]+$/)
    expect(label).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/)
    expect(detail).toMatch(/^[A-Z].+\.$/)
    expect(detail).not.toMatch(/ {2}| \.|null|undefined/)
    expect(actions.length).toBeGreaterThan(0)
    expect(new Set(actions).size).toBe(actions.length)
  }
})

test('an ended subscription is never called active, and a failed payment never harmless', () => {
  for (const changes of ALL) {
    const { title, tone } = told(changes)
    if (changes.status !== 'active' && changes.status !== 'trialing') expect(title).not.toContain('is active')
    if (changes.status === 'past_due' || changes.status === 'unpaid')
      expect(['warning', 'danger']).toContain(tone)
  }
})
