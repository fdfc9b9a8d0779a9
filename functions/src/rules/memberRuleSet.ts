import type { RuleSet } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../guards/requireSignIn.ts'
import { readOrganisationRules } from './readOrganisationRules.ts'
import { requireRuleSet } from './requireRuleSet.ts'

/** The rules that a member's texts are checked by where no study has its own: the method's, changed by the organisation. */
export const memberRuleSet = async (caller: Caller, firestore: Firestore): Promise<RuleSet> =>
  requireRuleSet(undefined, await readOrganisationRules(caller, firestore), caller)
