import type { AccessPolicies } from '../contract.ts'

/** Rules that let everyone do everything. */
export const allowAll: AccessPolicies = { forCaller: () => null, setRules: () => {} }
