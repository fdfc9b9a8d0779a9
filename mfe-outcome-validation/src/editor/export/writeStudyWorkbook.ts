import { type Study, studyFileName, studyToWorkbook } from '@outcome-studio/shared/domain/study'
import { WORKBOOK_MEDIA_TYPE, writeWorkbook } from '@outcome-studio/shared/files'

interface ToWrite {
  readonly docName: string
  readonly study: Study
  readonly createdAt: string
  readonly updatedAt: string
}

/** Creates in the browser the workbook that the server creates from a stored study. Lazy-loaded. */
export function writeStudyWorkbook({ study, ...header }: ToWrite, now: Date) {
  return {
    name: studyFileName(header.docName, 'xlsx'),
    type: WORKBOOK_MEDIA_TYPE,
    bytes: writeWorkbook(studyToWorkbook(header, study, now)),
  }
}
