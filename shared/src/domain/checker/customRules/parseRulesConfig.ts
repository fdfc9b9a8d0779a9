import type { RulesConfig } from './RulesConfig.ts'
import { type RulesProblem, readRulesConfig } from './readRulesConfig.ts'

/** Custom rules that cannot be used. The message contains position and reason for the author. */
export class RulesConfigError extends Error {
  override readonly name = 'RulesConfigError'
  readonly problems: readonly RulesProblem[]

  constructor(problems: readonly RulesProblem[]) {
    const messages = problems.map(
      ({ line, column, path, message }) =>
        `line ${line}, column ${column} (${path || 'top level'}): ${message}`,
    )
    super(`The custom rules cannot be used. ${messages.join(' ')}`)
    this.problems = problems
  }
}

/**
 * Parses custom rules of a study or of an organization's config/customRules.
 * @param json `{ "rules": { "O7": { "off": true } }, "words": { "brands": ["Acme"] } }`, all parts optional
 * @throws RulesConfigError for invalid JSON, unknown rules or keys, and invalid values
 */
export function parseRulesConfig(json: string): RulesConfig {
  const { config, problems } = readRulesConfig(json)
  if (config === null || problems.length > 0) throw new RulesConfigError(problems)
  return config
}
