import { BUILD_VERSION, STUDY_SCHEMA_VERSION } from '@outcome-studio/shared/domain/base'
import type { Study } from '@outcome-studio/shared/domain/study'

/** Incremented when the shape of the file changes. */
export const STUDY_FILE_VERSION = 1
export const STUDY_FILE_FORMAT = 'outcome-studio-study'

/** Writes a whole study, including unknown fields, as a file that readStudyFile reads. */
export function studyToJson(docName: string, study: Study, exportedAt: Date): string {
  const file = {
    format: STUDY_FILE_FORMAT,
    version: STUDY_FILE_VERSION,
    schemaVersion: STUDY_SCHEMA_VERSION,
    productVersion: BUILD_VERSION,
    exportedAt: exportedAt.toISOString(),
    docName,
    study,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
