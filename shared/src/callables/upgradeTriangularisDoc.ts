import { studyRequestSchema } from '@outcome-studio/shared/domain/study'
import { upgradeResultSchema } from '@outcome-studio/shared/domain/upgrade'
import { defineCallable, SMALL_REQUEST } from './defineCallable.ts'

/**
 * Brings one of the caller's studies to the current schema version and rule version. Safe to repeat after a lost
 * answer. Fails with not-found (cen/doc-not-found) and failed-precondition (cen/doc-loading-error, cen/doc-too-large).
 */
export const upgradeTriangularisDoc = defineCallable({
  name: 'upgradeTriangularisDoc',
  access: 'membership',
  input: studyRequestSchema,
  output: upgradeResultSchema,
  seconds: 60,
  callsPerMinute: 60,
  maxBytes: SMALL_REQUEST,
})
