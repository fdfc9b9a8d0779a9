/** The password of every seeded person at the identity provider. */
export const SEED_PASSWORD = 'outcome-driven'
