import type { RequestMethod } from '../syntax/Ast.ts'
import { timestampOf } from '../values/fromStoredValue.ts'
import { map, type RuleValue, string } from '../values/RuleValue.ts'

interface RequestParts {
  readonly method: RequestMethod
  readonly auth: RuleValue
  readonly path: RuleValue
  /** Microseconds since 1970. */
  readonly time: number
  /** The document after a write. */
  readonly resource?: RuleValue
  readonly query?: RuleValue
}

/** Value of `request` (https://firebase.google.com/docs/reference/rules/rules.firestore.Request). */
export function requestValue({ method, auth, path, time, resource, query }: RequestParts): RuleValue {
  return map(
    new Map([
      ['method', string(method)],
      ['auth', auth],
      ['path', path],
      ['time', timestampOf(time)],
      ...(resource === undefined ? [] : [['resource', resource] as const]),
      ...(query === undefined ? [] : [['query', query] as const]),
    ]),
  )
}
