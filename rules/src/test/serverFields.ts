/** Fields of a user that only the server writes (docs/product.md §12). */
export const SERVER_ONLY: readonly (readonly [string, unknown])[] = [
  ['isAdmin', true],
  ['accessType', 'STANDARD'],
  ['trialExpiresAt', '2999-01-01T00:00:00.000Z'],
  ['subscriptionExpiresAt', '2999-01-01T00:00:00.000Z'],
  ['planChangeRequest', { newPlan: 'monthly' }],
  ['affSvcSynced', true],
  ['globalConfig', { hasVCAccess: true }],
  ['validSince', 0],
  ['overQuota', false],
  ['groupSeat', 'full'],
  ['groupContact', 'mallory@evil.test'],
]
