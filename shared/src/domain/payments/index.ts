export {
  accessOf,
  hasSubscribed,
  isLiveSubscription,
  MEMBER_ROLE,
  type SubscriptionAccess,
} from './accessOf.ts'
export { CHECKOUT_TEXTS } from './CHECKOUT_TEXTS.ts'
export {
  type CheckoutSession,
  type CheckoutStatus,
  parseCheckoutSession,
} from './CheckoutSession.ts'
export {
  type CheckoutProgress,
  checkoutProgress,
  PAYMENT_CONFIRMATION_PATIENCE,
} from './checkoutProgress.ts'
export { checkoutRefusal, currentSubscription, isPaidFor } from './currentSubscription.ts'
export {
  describeSubscription,
  type SubscriptionAction,
  type SubscriptionText,
} from './describeSubscription.ts'
export { formatMoney, formatPrice, pricePeriod } from './formatMoney.ts'
export { type BillingInterval, isPlan, PLANS, type Plan } from './Plan.ts'
export { type PlanPrice, parsePlanPrice } from './PlanPrice.ts'
export {
  arriveFromCheckout,
  isPaymentPending,
  type PendingCheckout,
  pendingCheckoutOf,
  storedCheckout,
} from './pendingCheckout.ts'
export { type Sentence, sentenceText } from './Sentence.ts'
export {
  PAYMENT_PROBLEMS,
  type PaymentProblem,
  parseSubscriptionRecord,
  priceKeyOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionRecord,
  type SubscriptionStatus,
} from './SubscriptionRecord.ts'
