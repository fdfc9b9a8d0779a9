import type { Plan } from '@outcome-studio/shared/domain/payments'

/** A plan to which the member changes. */
type OtherPlan = Extract<Plan, 'monthly' | 'groupYearly'>

/** What a member with the yearly plan can do about it. A change replaces the planned one. */
export type PlanStep =
  | { readonly kind: 'change'; readonly to: OtherPlan }
  | { readonly kind: 'takeBack' | 'cancel' | 'resume' }

interface PlanState {
  readonly isCanceled: boolean
  /** The plan that begins with the next period; null if that stays. */
  readonly planned: OtherPlan | null
  /** The planned change that a cancellation has dropped; null for none. */
  readonly dropped: OtherPlan | null
}

export interface PlanOrder {
  readonly step: PlanStep
  readonly after: PlanState
}

const monthly = { kind: 'change', to: 'monthly' } as const
const group = { kind: 'change', to: 'groupYearly' } as const
const takeBack = { kind: 'takeBack' } as const
const cancel = { kind: 'cancel' } as const
const resume = { kind: 'resume' } as const

const active = { isCanceled: false, planned: null, dropped: null } as const
const canceled = { ...active, isCanceled: true } as const

/**
 * The steps that one member takes one after the other, with what is so after each. Each order of two steps that the
 * product offers is among them, and each of a planned change, a cancellation and what follows.
 */
export const PLAN_ORDERS: readonly PlanOrder[] = [
  { step: cancel, after: canceled },
  { step: resume, after: active },
  { step: cancel, after: canceled },
  { step: resume, after: active },
  { step: monthly, after: { ...active, planned: 'monthly' } },
  { step: cancel, after: { ...canceled, dropped: 'monthly' } },
  { step: resume, after: { ...active, dropped: 'monthly' } },
  { step: monthly, after: { ...active, planned: 'monthly' } },
  { step: group, after: { ...active, planned: 'groupYearly' } },
  { step: monthly, after: { ...active, planned: 'monthly' } },
  { step: takeBack, after: active },
  { step: group, after: { ...active, planned: 'groupYearly' } },
  { step: takeBack, after: active },
  { step: cancel, after: canceled },
  { step: resume, after: active },
  { step: monthly, after: { ...active, planned: 'monthly' } },
  { step: group, after: { ...active, planned: 'groupYearly' } },
  { step: cancel, after: { ...canceled, dropped: 'groupYearly' } },
  { step: resume, after: { ...active, dropped: 'groupYearly' } },
  { step: cancel, after: { ...canceled, dropped: 'groupYearly' } },
  { step: resume, after: { ...active, dropped: 'groupYearly' } },
]

/** The steps that the product offers after each of them. */
export const NEXT_STEPS: Readonly<Record<PlanStep['kind'], readonly PlanStep['kind'][]>> = {
  change: ['change', 'takeBack', 'cancel'],
  takeBack: ['change', 'cancel'],
  cancel: ['resume'],
  resume: ['change', 'cancel'],
}

/** Text of the plan page of which there is one or none. */
export const PLAN_PAGE_TEXTS = {
  isActive: 'Your membership is active',
  isCanceled: 'Your membership is canceled',
  planned: 'Your plan changes',
  dropped: 'Your plan change was dropped',
} as const

const IN_SENTENCE: Readonly<Record<OtherPlan, string>> = { monthly: 'monthly', groupYearly: 'group' }

/** What the plan page says in a state. */
export function planPageSays({ isCanceled, planned, dropped }: PlanState): readonly (string | RegExp)[] {
  const { isActive, isCanceled: ends, planned: changes, dropped: lost } = PLAN_PAGE_TEXTS
  const of = (plan: OtherPlan) => `the ${IN_SENTENCE[plan]} plan`
  return [
    isCanceled ? ends : isActive,
    isCanceled ? 'Resume your membership to keep it or to switch.' : /^A switch starts on/,
    ...(planned === null
      ? []
      : [changes, new RegExp(`${of(planned)} begins${planned === 'groupYearly' ? '.* 2 seats' : ''}`)]),
    ...(dropped === null
      ? []
      : [
          lost,
          isCanceled
            ? new RegExp(
                `^Your change to ${of(dropped)}, planned for .*, was dropped when the membership was canceled\\. If you resume, you stay on the yearly plan\\.$`,
              )
            : new RegExp(
                `^Your membership continues with the yearly plan\\. The change to ${of(dropped)}, planned for .*, was dropped with the cancellation\\.`,
              ),
        ]),
  ]
}

/** What the plan page does not say in a state. */
export const planPageHides = ({ isCanceled, planned, dropped }: PlanState): readonly string[] => [
  isCanceled ? PLAN_PAGE_TEXTS.isActive : PLAN_PAGE_TEXTS.isCanceled,
  ...(planned === null ? [PLAN_PAGE_TEXTS.planned] : []),
  ...(dropped === null ? [PLAN_PAGE_TEXTS.dropped] : []),
]

/** The names of the buttons that the plan page offers, and does not offer, in a state. */
export const planPageOffers = ({ isCanceled, planned }: PlanState) =>
  isCanceled
    ? {
        offered: ['Resume membership'],
        missing: ['Cancel membership', 'Change plan', 'Cancel plan change', /^Switch to /],
      }
    : {
        offered: ['Cancel membership', 'Change plan', ...(planned === null ? [] : ['Cancel plan change'])],
        missing: ['Resume membership', ...(planned === null ? ['Cancel plan change'] : [])],
      }
