/** The buttons with which a member answers. */
export const CONSENT_OPERATIONS = ['accept_all', 'reject_all', 'save'] as const

/** Which button the member pressed. */
export type ConsentOperation = (typeof CONSENT_OPERATIONS)[number]
