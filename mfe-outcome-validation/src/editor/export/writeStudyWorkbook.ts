import {
  type Study,
  studyFileName,
  studyToWorkbook,
  WORKBOOK_MEDIA_TYPE,
  writeWorkbook,
} from '@outcome-studio/shared/domain'

interface ToWrite {
  readonly docName: string
  readonly study: Study
  readonly createdAt: string
  readonly updatedAt: string
}

/** The workbook that the server makes of a stored study, made here. Fetched when it is asked for. */
export function writeStudyWorkbook({ study, ...header }: ToWrite, now: Date) {
  return {
    name: studyFileName(header.docName, 'xlsx'),
    type: WORKBOOK_MEDIA_TYPE,
    bytes: writeWorkbook(studyToWorkbook(header, study, now)),
  }
}
