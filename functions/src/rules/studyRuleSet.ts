import {
  createRuleSet,
  documentPaths,
  mergeRules,
  type RuleSet,
  readStoredRules,
  STUDY_PLACE,
  usableRules,
} from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../guards/requireSignIn.ts'
import { readOrganisationRules } from './readOrganisationRules.ts'

/**
 * The rules that the editor checks a stored study by: the method's, changed by the organisation, then by the rules of
 * the study, which only tools admins load (docs/product.md §6). Rules with a problem are ignored; the editor says so.
 */
export async function studyRuleSet(caller: Caller, docName: string, firestore: Firestore): Promise<RuleSet> {
  const under = usableRules(await readOrganisationRules(caller, firestore))
  const own = usableRules(caller.toolsAdmin ? await readStudyRules(caller, docName, firestore) : null)
  return createRuleSet(mergeRules(under ?? {}, own ?? {}))
}

async function readStudyRules(caller: Caller, docName: string, firestore: Firestore): Promise<string | null> {
  const { customRules } = documentPaths(STUDY_PLACE, caller, docName)
  return readStoredRules((await firestore.doc(customRules).get()).data())?.json ?? null
}
