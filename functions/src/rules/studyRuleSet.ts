import {
  createRuleSet,
  mergeRules,
  type RuleSet,
  readStoredRules,
  usableRules,
} from '@outcome-studio/shared/domain/checker'
import { documentPaths, STUDY_PLACE } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../guards/requireSignIn.ts'
import { readOrganizationRules } from './readOrganizationRules.ts'

/**
 * The rules that the editor uses for a stored study: the method's, merged with the organization's, then with the
 * study's. Only tools admins load the study's rules (docs/product.md §6). Invalid rules are ignored; the editor reports
 * them.
 */
export async function studyRuleSet(caller: Caller, docName: string, firestore: Firestore): Promise<RuleSet> {
  const under = usableRules(await readOrganizationRules(caller, firestore))
  const own = usableRules(caller.toolsAdmin ? await readStudyRules(caller, docName, firestore) : null)
  return createRuleSet(mergeRules(under ?? {}, own ?? {}))
}

async function readStudyRules(caller: Caller, docName: string, firestore: Firestore): Promise<string | null> {
  const { customRules } = documentPaths(STUDY_PLACE, caller, docName)
  return readStoredRules((await firestore.doc(customRules).get()).data())?.json ?? null
}
