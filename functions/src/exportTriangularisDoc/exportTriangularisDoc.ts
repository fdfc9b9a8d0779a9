import {
  type ExportedFile,
  studyFileName,
  studyRequestSchema,
  studyToWorkbook,
  WORKBOOK_MEDIA_TYPE,
  writeWorkbook,
} from '@outcome-studio/shared/domain'
import { memberCallable } from '../callable/memberCallable.ts'
import { database } from '../database/database.ts'
import { parseInput } from '../guards/parseInput.ts'
import { readStoredStudy } from './readStoredStudy.ts'

/**
 * Makes a workbook of one of the caller's studies as it was last saved; the callable's `data`. It reads alone, so it
 * takes no membership. Fails with unauthenticated, invalid-argument naming the field, not-found, failed-precondition
 * (no study) and resource-exhausted.
 */
export const exportTriangularisDoc = memberCallable(
  { timeoutSeconds: 60, callsPerMinute: 30 },
  async (caller, { data }): Promise<ExportedFile> => {
    const { firestoreDocId } = parseInput(studyRequestSchema, data)
    const { header, study } = await readStoredStudy(caller, firestoreDocId, await database())
    const workbook = writeWorkbook(studyToWorkbook(header, study, new Date()))
    return {
      base64: Buffer.from(workbook).toString('base64'),
      name: studyFileName(header.docName, 'xlsx'),
      type: WORKBOOK_MEDIA_TYPE,
    }
  },
)
