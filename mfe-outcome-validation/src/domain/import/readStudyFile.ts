import { STUDY_SCHEMA_VERSION } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Study } from '@outcome-studio/shared/domain/study'
import { studySchema } from '@outcome-studio/shared/domain/study'
import * as z from 'zod/mini'
import { STUDY_FILE_FORMAT, STUDY_FILE_VERSION } from '../export/studyToJson.ts'

const studyFileSchema = z.object({
  format: z.literal(STUDY_FILE_FORMAT),
  version: z.literal(STUDY_FILE_VERSION),
  schemaVersion: z.literal(STUDY_SCHEMA_VERSION),
  docName: z.string(),
  study: studySchema,
})

/** Content of a file that studyToJson wrote. */
export interface StudyFile {
  readonly docName: string
  readonly study: Study
}

/**
 * Whether this is a file of studyToJson of any version.
 * @param stored the parsed JSON
 */
export function isStudyFile(stored: unknown): boolean {
  return (
    typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === STUDY_FILE_FORMAT
  )
}

/**
 * Reads a file that studyToJson wrote.
 * @param stored the parsed JSON
 * @throws StudioError cen/doc-loading-error for any other JSON, or another version
 */
export function readStudyFile(stored: unknown): StudyFile {
  try {
    const { docName, study } = studyFileSchema.parse(stored)
    return { docName, study }
  } catch (cause) {
    throw new StudioError('cen/doc-loading-error', { cause })
  }
}
