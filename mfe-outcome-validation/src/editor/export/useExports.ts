import { loggedKind, studyKind } from '@outcome-studio/shared/document'
import { languageOf, studyFileName } from '@outcome-studio/shared/domain/study'
import { useHost } from '@outcome-studio/shared/feature'
import { downloadFile, type MenuChoice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { checkedContent } from './checkedContent.ts'
import type { QuestionnaireFormat } from './QUESTIONNAIRE_FORMATS.ts'
import { STUDY_FORMATS, type StudyFormat } from './STUDY_FORMATS.ts'
import { useExportedSurvey } from './useExportedSurvey.ts'
import { useWorkbook } from './useWorkbook.ts'

const NEW_NAME = 'New study'

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
  const logExport = (format: string) =>
    host.logEvent('document_exported', { kind: loggedKind(studyKind), format })
  const takeWorkbook = async () => {
    const { name, type, bytes } = await makeWorkbook()
    downloadFile(name, bytes, type)
    logExport('xlsx')
  }
  const readSurvey = useExportedSurvey()
  const take = async (format: StudyFormat): Promise<void> => {
    const { ending, mediaType, hasRemarks, write } = format
    const survey = format.hasSegments ? await readSurvey(() => void take(format).catch(host.showError)) : null
    const name = session.docName.trim()
    const study = hasRemarks ? checkedContent({ session, remarks }) : session.content
    const content = await write(name || NEW_NAME, study, new Date(), survey)
    downloadFile(studyFileName(name, ending), content, mediaType)
    logExport(ending)
  }
  const takeQuestionnaire = async (
    { ending, mediaType, write }: QuestionnaireFormat,
    language: string | null,
  ) => {
    const inLanguage = language === null ? '' : languageOf(language).name
    const name = `${session.docName.trim()} questionnaire ${inLanguage}`.trim()
    const content = await write(session.docName.trim() || NEW_NAME, session.content, new Date(), language)
    downloadFile(studyFileName(name, ending), content, mediaType)
    logExport(ending)
  }
  return {
    choices: [
      {
        id: 'xlsx',
        label: 'Excel, with scores and remarks',
        isApart: true,
        onAction: () => void takeWorkbook().catch(host.showError),
      },
      ...STUDY_FORMATS.map((format) => ({
        id: format.label,
        label: format.label,
        isApart: format.ending === 'csv',
        onAction: () => void take(format).catch(host.showError),
      })),
      { id: 'questionnaire', label: 'Questionnaire…', isApart: true, onAction: () => setAsking(true) },
    ],
    questionnaire: isAsking
      ? {
          onExport: (format, language) => {
            close()
            void takeQuestionnaire(format, language).catch(host.showError)
          },
          onClose: close,
        }
      : null,
  }
}
