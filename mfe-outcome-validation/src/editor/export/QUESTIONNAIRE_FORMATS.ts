import type { Study } from '@outcome-studio/shared/domain/study'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { DOCUMENT_MEDIA_TYPE } from '@outcome-studio/shared/files'
import { questionnaireToCsv } from '../../domain/questionnaire/questionnaireToCsv.ts'
import { questionnaireToQsf } from '../../domain/questionnaire/questionnaireToQsf.ts'
import { questionnaireToQualtrics } from '../../domain/questionnaire/questionnaireToQualtrics.ts'

/** A file format of questionnaires. */
export interface QuestionnaireFormat {
  readonly id: string
  readonly label: string
  /** Its name in a notification. */
  readonly shortLabel: string
  /** File name extension without the dot. */
  readonly ending: string
  readonly mediaType: string
  /** Whether a file has all languages of the questionnaire, or the one that is chosen. */
  readonly languages: 'all' | 'one'
  /** @param language of a translation; null for the original */
  readonly write: (
    docName: string,
    study: Study,
    now: Date,
    language: string | null,
  ) => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

const paperWriter = createLazyPart(async () => (await import('./writePaper.ts')).writePaper)

export const QUESTIONNAIRE_FORMATS = [
  {
    id: 'qsf',
    label: 'Qualtrics survey (QSF)',
    shortLabel: 'QSF',
    ending: 'qsf',
    mediaType: 'application/json',
    languages: 'all',
    write: (docName, study) => questionnaireToQsf(docName, study),
  },
  {
    id: 'txt',
    label: 'Qualtrics text (TXT)',
    shortLabel: 'TXT',
    ending: 'txt',
    mediaType: 'text/plain',
    languages: 'one',
    write: (_docName, study, _now, language) => questionnaireToQualtrics(study, language),
  },
  {
    id: 'csv',
    label: 'Table for other survey tools (CSV)',
    shortLabel: 'CSV',
    ending: 'csv',
    mediaType: 'text/csv',
    languages: 'all',
    write: (_docName, study) => questionnaireToCsv(study),
  },
  {
    id: 'docx',
    label: 'Paper (Word)',
    shortLabel: 'Word',
    ending: 'docx',
    mediaType: DOCUMENT_MEDIA_TYPE,
    languages: 'one',
    write: async (...study) => (await paperWriter.load())(...study),
  },
] as const satisfies readonly QuestionnaireFormat[]
