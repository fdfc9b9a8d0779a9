import type { AccessPolicies } from '../model/contract.ts'

/** Rules that let everyone do everything. */
export const allowAll: AccessPolicies = { forCaller: () => null, setRules: () => {} }
