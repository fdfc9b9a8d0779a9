import { RpcError } from '../../base/RpcError.ts'
import { RulesSyntaxError } from '../rules/RulesSyntaxError.ts'
import type { AccessPolicies, AccessPolicy } from '../schema/contract.ts'

/** Rules that deny everything to everyone but the owner, and record the requested operations. */
export function denyAll(): AccessPolicies & {
  readonly requested: string[]
  readonly rules: Map<string, string>
} {
  const requested: string[] = []
  const rules = new Map<string, string>()
  const deny = (what: string) => (): never => {
    requested.push(what)
    throw new RpcError('PERMISSION_DENIED', `No ${what}.`)
  }
  const policy: AccessPolicy = { get: deny('get'), list: deny('list'), write: deny('write') }
  return {
    requested,
    rules,
    forCaller: (_project, authorization) => {
      if (authorization === 'Bearer broken') throw new RpcError('UNAUTHENTICATED', 'The token is malformed.')
      return authorization === 'Bearer owner' ? null : policy
    },
    coverage: (project) => ({
      rules: { files: [{ name: '', content: rules.get(project) ?? '' }] },
      report: [],
    }),
    setRules: (project, source) => {
      if (source.includes('oops')) throw new RulesSyntaxError({ line: 2, column: 5 }, 'Unexpected "oops".')
      rules.set(project, source)
    },
  }
}
