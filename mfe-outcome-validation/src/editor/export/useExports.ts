import { loggedKind, studyKind } from '@outcome-studio/shared/document'
import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { studyFileName } from '@outcome-studio/shared/domain/study'
import { useHost } from '@outcome-studio/shared/feature'
import { downloadFile, type MenuChoice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import {
  type QuestionnaireFaults,
  questionnaireFaults,
} from '../../domain/questionnaire/questionnaireFaults.ts'
import { useEditor } from '../react/EditorContext.ts'
import { checkedContent } from './checkedContent.ts'
import { STUDY_FORMATS, type StudyFormat } from './STUDY_FORMATS.ts'
import { useWorkbook } from './useWorkbook.ts'

/** A questionnaire with faults that is not exported yet. */
export interface HeldQuestionnaire {
  readonly faults: QuestionnaireFaults
  readonly onExport: () => void
  readonly onClose: () => void
}

interface Exports {
  /** The formats in which the current study, with its unsaved changes, can be exported. None needs a membership. */
  readonly choices: readonly MenuChoice[]
  /** Waits for the member's decision; null if there is none. */
  readonly held: HeldQuestionnaire | null
}

/** The exports of the open study. */
export function useExports(): Exports {
  const host = useHost()
  const { session, remarks } = useEditor()
  const makeWorkbook = useWorkbook()
  const [held, setHeld] = useState<Pick<HeldQuestionnaire, 'faults' | 'onExport'> | null>(null)
  const close = () => setHeld(null)
  const logExport = (format: string) =>
    host.logEvent('document_exported', { kind: loggedKind(studyKind), format })
  const takeWorkbook = async () => {
    const { name, type, bytes } = await makeWorkbook()
    downloadFile(name, bytes, type)
    logExport('xlsx')
  }
  const take = async ({ ending, mediaType, suffix = '', hasRemarks, write }: StudyFormat) => {
    const name = session.docName.trim()
    const study = hasRemarks ? checkedContent({ session, remarks }) : session.content
    const content = await write(name || 'New study', study, new Date())
    downloadFile(studyFileName(`${name} ${suffix}`.trim(), ending), content, mediaType)
    logExport(ending)
  }
  const choose = (format: StudyFormat) => {
    const exportIt = () => {
      close()
      void take(format).catch(host.showError)
    }
    if (format.isQuestionnaire !== true) return exportIt()
    // The live check may be behind the last edit.
    const faults = questionnaireFaults(session.content, checkStudy(session.content, remarks.rules))
    if (Object.values(faults).every(({ length }) => length === 0)) return exportIt()
    setHeld({ faults, onExport: exportIt })
  }
  return {
    choices: [
      {
        id: 'xlsx',
        label: 'Excel, with scores and remarks',
        onAction: () => void takeWorkbook().catch(host.showError),
      },
      ...STUDY_FORMATS.map((format) => ({
        id: format.label,
        label: format.label,
        onAction: () => choose(format),
      })),
    ],
    held: held && { ...held, onClose: close },
  }
}
