import { exportTriangularisDoc as definition } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import {
  studyFileName,
  studyToWorkbook,
  WORKBOOK_MEDIA_TYPE,
  writeWorkbook,
} from '@outcome-studio/shared/domain'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { readStoredStudy } from './readStoredStudy.ts'

export const exportTriangularisDoc = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 1, maxInstances: 20 },
  async ({ firestoreDocId }, caller) => {
    const { header, study } = await readStoredStudy(caller, firestoreDocId, database())
    const workbook = writeWorkbook(studyToWorkbook(header, study, new Date()))
    return {
      base64: Buffer.from(workbook).toString('base64'),
      name: studyFileName(header.docName, 'xlsx'),
      type: WORKBOOK_MEDIA_TYPE,
    }
  },
)
