/** What the server alone says of a member (design, section 3). */
export const SERVER_ONLY: readonly (readonly [string, unknown])[] = [
  ['isAdmin', true],
  ['accessType', 'STANDARD'],
  ['trialExpiresAt', '2999-01-01T00:00:00.000Z'],
  ['subscriptionExpiresAt', '2999-01-01T00:00:00.000Z'],
  ['planChangeRequest', { newPlan: 'monthly' }],
  ['affSvcSynced', true],
  ['globalConfig', { hasVCAccess: true }],
]
