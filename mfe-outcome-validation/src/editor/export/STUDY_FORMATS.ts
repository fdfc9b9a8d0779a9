import type { Study } from '@outcome-studio/shared/domain/study'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { DOCUMENT_MEDIA_TYPE, PRESENTATION_MEDIA_TYPE } from '@outcome-studio/shared/files'
import { studyToCsv } from '../../domain/export/studyToCsv.ts'
import { studyToJson } from '../../domain/export/studyToJson.ts'
import { studyToMarkdown } from '../../domain/export/studyToMarkdown.ts'
import type { ExportedSurvey } from './writeSlides.ts'

/** A file format that is written from the current study. */
export interface StudyFormat {
  readonly label: string
  /** File name extension without the dot. */
  readonly ending: string
  readonly mediaType: string
  /** Set if it contains the remarks, which are those of the last validation in a study, and newer on the screen. */
  readonly hasRemarks?: true
  /** Set if it shows segments, for which the answers of the survey are read. */
  readonly hasSegments?: true
  /** @param survey null without segments, and for other formats */
  readonly write: (
    docName: string,
    study: Study,
    now: Date,
    survey: ExportedSurvey | null,
  ) => Content | Promise<Content>
}

type Content = string | Uint8Array<ArrayBuffer>

const slideWriter = createLazyPart(async () => (await import('./writeSlides.ts')).writeSlides)
const wordWriter = createLazyPart(async () => (await import('./writeWord.ts')).writeWord)

export const STUDY_FORMATS: readonly StudyFormat[] = [
  {
    label: 'Word, for reading and printing',
    ending: 'docx',
    mediaType: DOCUMENT_MEDIA_TYPE,
    hasRemarks: true,
    write: async (docName, study, now) => (await wordWriter.load())(docName, study, now),
  },
  {
    label: 'PowerPoint, for presenting',
    ending: 'pptx',
    mediaType: PRESENTATION_MEDIA_TYPE,
    hasSegments: true,
    write: async (...study) => (await slideWriter.load())(...study),
  },
  {
    label: 'CSV, for spreadsheets',
    ending: 'csv',
    mediaType: 'text/csv',
    hasRemarks: true,
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
