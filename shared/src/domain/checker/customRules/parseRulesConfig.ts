import type { RulesConfig } from './RulesConfig.ts'
import { type RulesProblem, readRulesConfig } from './readRulesConfig.ts'

/** Custom rules that cannot be used. The message says where and why in words fit for their author. */
export class RulesConfigError extends Error {
  override readonly name = 'RulesConfigError'
  readonly problems: readonly RulesProblem[]

  constructor(problems: readonly RulesProblem[]) {
    const told = problems.map(
      ({ line, column, path, message }) =>
        `line ${line}, column ${column} (${path || 'top level'}): ${message}`,
    )
    super(`The custom rules cannot be used. ${told.join(' ')}`)
    this.problems = problems
  }
}

/**
 * Reads custom rules, a study's or an organisation's config/customRules.
 * @param json `{ "rules": { "O7": { "off": true } }, "words": { "brands": ["Acme"] } }`, all parts optional
 * @throws RulesConfigError for what is not JSON, for unknown rules and keys, and for values that do not fit
 */
export function parseRulesConfig(json: string): RulesConfig {
  const { config, problems } = readRulesConfig(json)
  if (config === null || problems.length > 0) throw new RulesConfigError(problems)
  return config
}
