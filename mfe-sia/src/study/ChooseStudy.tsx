import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { STUDY_WORDS } from '@outcome-studio/shared/kinds'
import { ChooseDocument } from './ChooseDocument.tsx'

export interface ChooseStudyProps {
  readonly studies: readonly StudyHeader[]
  readonly onChoose: (studyUuid: string) => void
  readonly onClose: () => void
}

/** Asks for the study of a new session. */
export function ChooseStudy({ studies, onChoose, onClose }: ChooseStudyProps) {
  return (
    <ChooseDocument
      title="New session about a study"
      words={STUDY_WORDS}
      documents={studies}
      onChoose={({ uuid }) => onChoose(uuid)}
      onClose={onClose}
    />
  )
}
