import type { AccessPolicies } from '../firestore/model/contract.ts'

/** Project ids of the Firestore SDKs' own integration tests. */
const SUITE_PROJECTS = ['test-emulator', 'test-db2']

const OPEN_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if true; }
  }
}`

/**
 * The Firestore SDKs' own integration tests sign nobody in and set no rules. Their projects are open, so that they
 * run against the local cloud as they are; all others have the rules file.
 */
export function openSuiteProjects(policies: AccessPolicies): void {
  for (const project of SUITE_PROJECTS) policies.setRules(project, OPEN_RULES)
}
