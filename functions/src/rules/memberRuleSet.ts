import type { RuleSet } from '@outcome-studio/shared/domain/checker'
import type { Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../guards/requireSignIn.ts'
import { readOrganizationRules } from './readOrganizationRules.ts'
import { requireRuleSet } from './requireRuleSet.ts'

/**
 * The rules for a member's texts outside of a study with rules of its own: the method's, merged with the
 * organization's.
 */
export const memberRuleSet = async (caller: Caller, firestore: Firestore): Promise<RuleSet> =>
  requireRuleSet(undefined, await readOrganizationRules(caller, firestore), caller)
