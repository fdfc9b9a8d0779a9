import type { CoverageReport } from '../../schema/CoverageReport.ts'
import type { AccessPolicies, AccessPolicy } from '../../schema/contract.ts'
import { isOwner } from '../../schema/isOwner.ts'
import { RuleCoverage } from '../coverage/RuleCoverage.ts'
import { reportCoverage } from '../coverage/reportCoverage.ts'
import type { CoveredRules } from '../evaluate/checkAccess.ts'
import { parseRules } from '../syntax/parseRules.ts'
import { parseCaller } from './parseCaller.ts'
import { RulesPolicy } from './RulesPolicy.ts'

interface LoadedRules extends CoveredRules {
  readonly source: string
}

function load(source: string): LoadedRules {
  return { source, ruleset: parseRules(source), coverage: new RuleCoverage() }
}

/** Access by security rules. A project without rules of its own uses the default rules. */
export class RulesPolicies implements AccessPolicies {
  readonly #defaultSource: string
  readonly #now: () => number
  readonly #ofProject = new Map<string, LoadedRules>()

  /**
   * @param defaultSource text of the default rules file
   * @param now milliseconds since 1970
   * @throws RulesSyntaxError with line and column
   */
  constructor(defaultSource: string, now: () => number) {
    load(defaultSource)
    this.#defaultSource = defaultSource
    this.#now = now
  }

  forCaller(projectId: string, authorization: string | undefined): AccessPolicy | null {
    if (isOwner(authorization)) return null
    const auth = parseCaller(projectId, authorization, this.#now())
    return new RulesPolicy(() => this.#rulesOf(projectId), projectId, auth, this.#now)
  }

  setRules(projectId: string, source: string): void {
    this.#ofProject.set(projectId, load(source))
  }

  coverage(projectId: string): CoverageReport {
    const { source, ruleset, coverage } = this.#rulesOf(projectId)
    return reportCoverage(source, ruleset, coverage)
  }

  #rulesOf(projectId: string): LoadedRules {
    const loaded = this.#ofProject.get(projectId) ?? load(this.#defaultSource)
    this.#ofProject.set(projectId, loaded)
    return loaded
  }
}
