import { loggedKind, studyKind } from '@outcome-studio/shared/document'
import { languageOf, studyFileName } from '@outcome-studio/shared/domain/study'
import { useExportFile } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import type { MenuChoice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { checkedContent } from './checkedContent.ts'
import type { QuestionnaireFormat } from './QUESTIONNAIRE_FORMATS.ts'
import { STUDY_FORMATS, type StudyFormat } from './STUDY_FORMATS.ts'
import { useExportedSurvey } from './useExportedSurvey.ts'
import { useWorkbook } from './useWorkbook.ts'

const NEW_NAME = 'New study'
const WORKBOOK = 'Excel, with scores and remarks'

interface Exports {
  /** The formats in which the current study, with its unsaved changes, can be exported. None needs a membership. */
  readonly choices: readonly MenuChoice[]
  /** The open dialog of the questionnaire; null while it is closed. */
  readonly questionnaire: {
    readonly onExport: (format: QuestionnaireFormat, language: string | null) => void
    readonly onClose: () => void
  } | null
}

/** The exports of the open study. */
export function useExports(): Exports {
  const host = useHost()
  const { session, remarks } = useEditor()
  const makeWorkbook = useWorkbook()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const exportFile = useExportFile()
  const logExport = (format: string) =>
    host.logEvent('document_exported', { kind: loggedKind(studyKind), format })
  const takeWorkbook = () =>
    exportFile({
      label: WORKBOOK,
      write: async () => {
        const { name, type, bytes } = await makeWorkbook()
        return { name, type, content: bytes }
      },
      onExported: () => logExport('xlsx'),
    })
  const readSurvey = useExportedSurvey()
  const take = (format: StudyFormat): void => {
    const { label, ending, mediaType, hasRemarks, hasSegments, write } = format
    exportFile({
      label,
      write: async () => {
        const survey = hasSegments ? await readSurvey(() => take(format)) : null
        const name = session.docName.trim()
        const study = hasRemarks ? checkedContent({ session, remarks }) : session.content
        const content = await write(name || NEW_NAME, study, new Date(), survey)
        return { name: studyFileName(name, ending), type: mediaType, content }
      },
      onExported: () => logExport(ending),
    })
  }
  const takeQuestionnaire = (
    { shortLabel, ending, mediaType, write }: QuestionnaireFormat,
    language: string | null,
  ) =>
    exportFile({
      label: shortLabel,
      write: async () => {
        const inLanguage = language === null ? '' : languageOf(language).name
        const name = `${session.docName.trim()} questionnaire ${inLanguage}`.trim()
        const content = await write(session.docName.trim() || NEW_NAME, session.content, new Date(), language)
        return { name: studyFileName(name, ending), type: mediaType, content }
      },
      onExported: () => logExport(ending),
    })
  return {
    choices: [
      {
        id: 'xlsx',
        label: WORKBOOK,
        isApart: true,
        onAction: takeWorkbook,
      },
      ...STUDY_FORMATS.map((format) => ({
        id: format.label,
        label: format.label,
        isApart: format.ending === 'csv',
        onAction: () => take(format),
      })),
      { id: 'questionnaire', label: 'Questionnaire…', isApart: true, onAction: () => setAsking(true) },
    ],
    questionnaire: isAsking
      ? {
          onExport: (format, language) => {
            close()
            takeQuestionnaire(format, language)
          },
          onClose: close,
        }
      : null,
  }
}
