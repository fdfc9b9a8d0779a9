import { RpcError } from '../../base/RpcError.ts'
import type { AccessPolicies, AccessPolicy } from '../model/contract.ts'
import { RulesSyntaxError } from '../rules/RulesSyntaxError.ts'

/** Rules that deny everything to everyone but the owner, and record the requested operations. */
export function refuseAll(): AccessPolicies & {
  readonly asked: string[]
  readonly rules: Map<string, string>
} {
  const asked: string[] = []
  const rules = new Map<string, string>()
  const refuse = (what: string) => (): never => {
    asked.push(what)
    throw new RpcError('PERMISSION_DENIED', `No ${what}.`)
  }
  const policy: AccessPolicy = { get: refuse('get'), list: refuse('list'), write: refuse('write') }
  return {
    asked,
    rules,
    forCaller: (_project, authorization) => {
      if (authorization === 'Bearer broken') throw new RpcError('UNAUTHENTICATED', 'The token is malformed.')
      return authorization === 'Bearer owner' ? null : policy
    },
    setRules: (project, source) => {
      if (source.includes('oops')) throw new RulesSyntaxError({ line: 2, column: 5 }, 'Unexpected "oops".')
      rules.set(project, source)
    },
  }
}
