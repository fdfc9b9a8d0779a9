export {
  accessOf,
  hasSubscribed,
  isLiveSubscription,
  type SubscriptionAccess,
} from './accessOf.ts'
export { CHECKOUT_TEXTS, groupCheckoutText } from './CHECKOUT_TEXTS.ts'
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
export type { PaymentWayOut } from './describeFailure.ts'
export { describePayment } from './describePayment.ts'
export {
  describeSubscription,
  type SubscriptionAction,
} from './describeSubscription.ts'
export { formatMoney, formatPrice, pricePeriod } from './formatMoney.ts'
export { type BillingInterval, isPlan, PLANS, type Plan } from './Plan.ts'
export { type PlanPrice, parsePlanPrice } from './PlanPrice.ts'
export { paymentStateOf } from './paymentStateOf.ts'
export {
  arriveFromCheckout,
  isPaymentPending,
  type PendingCheckout,
  storedCheckout,
} from './pendingCheckout.ts'
export { type Sentence, sentenceText } from './Sentence.ts'
export {
  type PlannedSeats,
  parseSubscriptionRecord,
  priceKeyOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionRecord,
} from './SubscriptionRecord.ts'
export { describeSettled, nextPaymentAt, takeSettledPayment } from './settledPayment.ts'
