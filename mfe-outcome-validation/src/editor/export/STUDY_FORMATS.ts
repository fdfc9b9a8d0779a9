import { type Study, studyToCsv, studyToJson, studyToMarkdown } from '@outcome-studio/shared/domain'

/** A kind of file a study can be exported as. */
export interface StudyFormat {
  readonly label: string
  /** Of the file's name, without the dot. */
  readonly ending: string
  readonly mediaType: string
  readonly write: (docName: string, study: Study, now: Date) => string
}

export const STUDY_FORMATS: readonly StudyFormat[] = [
  {
    label: 'CSV, for spreadsheets',
    ending: 'csv',
    mediaType: 'text/csv',
    write: (_docName, study) => studyToCsv(study),
  },
  {
    label: 'Markdown, for reading',
    ending: 'md',
    mediaType: 'text/markdown',
    write: (docName, study) => studyToMarkdown(docName, study),
  },
  {
    label: 'JSON, with everything',
    ending: 'json',
    mediaType: 'application/json',
    write: studyToJson,
  },
]
