import type { AccessPolicies } from '../firestore/schema/contract.ts'

/** Project ids of the Firestore SDKs' own integration tests. */
const SUITE_PROJECTS = ['test-emulator', 'test-db2']

const OPEN_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if true; }
  }
}`

/**
 * Allows all access to the projects of the Firestore SDKs' own integration tests. These tests sign in no user and set
 * no rules. All other projects use the rules file.
 */
export function openSuiteProjects(policies: AccessPolicies): void {
  for (const project of SUITE_PROJECTS) policies.setRules(project, OPEN_RULES)
}
