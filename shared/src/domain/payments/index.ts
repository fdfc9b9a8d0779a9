export {
  accessOf,
  hasSubscribed,
  isLiveSubscription,
  type SubscriptionAccess,
} from './accessOf.ts'
export { CHECKOUT_TEXTS } from './CHECKOUT_TEXTS.ts'
export {
  type CheckoutSession,
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
} from './describeSubscription.ts'
export { formatMoney, formatPrice, pricePeriod } from './formatMoney.ts'
export { type BillingInterval, isPlan, PLANS, type Plan } from './Plan.ts'
export { type PlanPrice, parsePlanPrice } from './PlanPrice.ts'
export {
  arriveFromCheckout,
  isPaymentPending,
  type PendingCheckout,
  storedCheckout,
} from './pendingCheckout.ts'
export { type Sentence, sentenceText } from './Sentence.ts'
export {
  type PaymentProblem,
  parseSubscriptionRecord,
  priceKeyOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionRecord,
} from './SubscriptionRecord.ts'
