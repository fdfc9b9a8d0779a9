/** Password of all seeded people at the identity provider. */
export const SEED_PASSWORD = 'outcome-driven'
