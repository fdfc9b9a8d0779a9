/** Keys of the metadata that the product gives to objects at the provider. */

/** Of a customer, a checkout and a subscription: the member's id, as the Stripe extension names it. */
export const MEMBER_KEY = 'firebaseUID'

/**
 * Of a customer: the Firebase project that created it. Projects such as production and staging may share an account at
 * the provider. A project must not end subscriptions of another one.
 */
export const PROJECT_KEY = 'firebaseProject'

/** Of a checkout and the subscription bought with it: the document of the member's request, see CheckoutKey. */
export const CHECKOUT_DOCUMENT = 'checkoutDocument'

/** Of a checkout: which request of the document it was opened for, see CheckoutVersion. */
export const CHECKOUT_VERSION = 'checkoutVersion'

/**
 * Of a checkout, a subscription and a subscription schedule of the student plan: when the member confirmed to be
 * enrolled, ISO 8601.
 */
export const STUDENT_CONFIRMED_AT = 'studentConfirmedAt'

/** Of a subscription schedule: when the member asked for the change, ISO 8601. */
export const REQUESTED_AT = 'requestedAt'
