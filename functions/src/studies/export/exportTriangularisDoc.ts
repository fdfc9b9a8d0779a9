import { exportTriangularisDoc as definition } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import { checkStudy, VER_LEXER } from '@outcome-studio/shared/domain/checker'
import { recordFound, studyFileName, studyToWorkbook } from '@outcome-studio/shared/domain/study'
import { WORKBOOK_MEDIA_TYPE, writeWorkbook } from '@outcome-studio/shared/files'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { deadline } from '../../guards/deadline.ts'
import { studyRuleSet } from '../../rules/studyRuleSet.ts'
import { readStoredStudy } from './readStoredStudy.ts'

/**
 * Milliseconds the check may take; beyond that the export fails with deadline-exceeded. The largest study needs one
 * second.
 */
const DEADLINE = 20_000

/** The workbook has the remarks of the current rules, as the editor shows them without a validation. */
export const exportTriangularisDoc = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 1, maxInstances: 20 },
  async ({ firestoreDocId }, caller) => {
    const { header, study } = await readStoredStudy(caller, firestoreDocId, database())
    const rules = await studyRuleSet(caller, firestoreDocId, database())
    const found = checkStudy(study, rules, deadline(DEADLINE, Date.now))
    const checked = recordFound(study, found, VER_LEXER)
    const workbook = writeWorkbook(studyToWorkbook(header, checked, new Date()))
    return {
      base64: Buffer.from(workbook).toString('base64'),
      name: studyFileName(header.docName, 'xlsx'),
      type: WORKBOOK_MEDIA_TYPE,
    }
  },
)
