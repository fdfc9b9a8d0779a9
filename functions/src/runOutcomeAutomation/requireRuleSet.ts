import {
  createRuleSet,
  parseRulesConfig,
  type RuleSet,
  RulesConfigError,
  STANDARD_RULES,
} from '@outcome-studio/shared/domain'
import { HttpsError } from 'firebase-functions/v2/https'
import type { Caller } from '../guards/requireSignIn.ts'

/**
 * The rules to check by: the method's own, or extended by custom rules.
 * @throws HttpsError permission-denied for custom rules of anybody but a tools admin, invalid-argument for
 *   unusable ones
 */
export function requireRuleSet(
  configJSON: string | undefined,
  { toolsAdmin }: Pick<Caller, 'toolsAdmin'>,
): RuleSet {
  if (configJSON === undefined) return STANDARD_RULES
  if (!toolsAdmin) {
    throw new HttpsError('permission-denied', 'Custom rules (configJSON) can be used by tools admins only.')
  }
  try {
    return createRuleSet(parseRulesConfig(configJSON))
  } catch (cause) {
    if (!(cause instanceof RulesConfigError)) throw cause
    throw new HttpsError('invalid-argument', `configJSON: ${cause.message}`, { field: 'configJSON' })
  }
}
