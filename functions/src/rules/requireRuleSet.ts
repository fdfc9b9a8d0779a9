import {
  createRuleSet,
  mergeRules,
  parseRulesConfig,
  type RuleSet,
  RulesConfigError,
  STANDARD_RULES,
  usableRules,
} from '@outcome-studio/shared/domain/checker'
import { HttpsError } from 'firebase-functions/v2/https'
import type { Caller } from '../guards/requireSignIn.ts'

/**
 * The rules to check by: the method's, merged with the organization's, then with the study's. Invalid rules of the
 * organization are ignored; the editor reports them.
 * @param configJSON custom rules of a study; undefined for none
 * @param organization custom rules of the caller's organization; null for none
 * @throws HttpsError permission-denied for custom rules of a study unless the caller is a tools admin, invalid-argument
 *   for invalid ones
 */
export function requireRuleSet(
  configJSON: string | undefined,
  organization: string | null,
  { toolsAdmin }: Pick<Caller, 'toolsAdmin'>,
): RuleSet {
  const under = usableRules(organization)
  if (configJSON === undefined) return under === null ? STANDARD_RULES : createRuleSet(under)
  if (!toolsAdmin) {
    throw new HttpsError('permission-denied', 'Custom rules (configJSON) can be used by tools admins only.')
  }
  try {
    return createRuleSet(mergeRules(under ?? {}, parseRulesConfig(configJSON)))
  } catch (cause) {
    if (!(cause instanceof RulesConfigError)) throw cause
    throw new HttpsError('invalid-argument', `configJSON: ${cause.message}`, { field: 'configJSON' })
  }
}
