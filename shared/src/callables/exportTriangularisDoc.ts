import { exportedFileSchema, studyRequestSchema } from '@outcome-studio/shared/domain/study'
import { defineCallable, SMALL_REQUEST } from './defineCallable.ts'

/**
 * Makes a workbook of one of the caller's studies as it was last saved. It only reads, so it needs no membership.
 * Fails with not-found (cen/doc-not-found) and failed-precondition (cen/doc-loading-error).
 */
export const exportTriangularisDoc = defineCallable({
  name: 'exportTriangularisDoc',
  access: 'signedIn',
  input: studyRequestSchema,
  output: exportedFileSchema,
  seconds: 60,
  callsPerMinute: 30,
  maxBytes: SMALL_REQUEST,
})
