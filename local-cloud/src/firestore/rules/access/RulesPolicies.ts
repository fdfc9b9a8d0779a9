import type { AccessPolicies, AccessPolicy } from '../../model/contract.ts'
import type { Ruleset } from '../syntax/Ast.ts'
import { parseRules } from '../syntax/parseRules.ts'
import { parseCaller } from './parseCaller.ts'
import { RulesPolicy } from './RulesPolicy.ts'

const OWNER = /^Bearer +owner$/i

/** Access by security rules. A project without rules of its own uses the default rules. */
export class RulesPolicies implements AccessPolicies {
  readonly #default: Ruleset
  readonly #now: () => number
  readonly #ofProject = new Map<string, Ruleset>()

  /**
   * @param defaultSource text of the default rules file
   * @param now milliseconds since 1970
   * @throws RulesSyntaxError with line and column
   */
  constructor(defaultSource: string, now: () => number) {
    this.#default = parseRules(defaultSource)
    this.#now = now
  }

  forCaller(projectId: string, authorization: string | undefined): AccessPolicy | null {
    if (authorization !== undefined && OWNER.test(authorization)) return null
    const auth = parseCaller(projectId, authorization, this.#now())
    const rules = () => this.#ofProject.get(projectId) ?? this.#default
    return new RulesPolicy(rules, projectId, auth, this.#now)
  }

  setRules(projectId: string, source: string): void {
    this.#ofProject.set(projectId, parseRules(source))
  }
}
