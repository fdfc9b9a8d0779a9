import { useStudy, useStudySnapshot } from '@outcome-studio/shared/data'
import { type StudyDocument, studyKind } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { LoadingProblem, useEarlyOpening } from '@outcome-studio/shared/editor'
import { STUDY_WORDS, useOpenStudy } from '@outcome-studio/shared/kinds'
import { Notice, Page, PageHeader, Skeleton } from '@outcome-studio/shared/ui'

interface StudyLoaderProps {
  readonly docName: string
  readonly onOpen: (stored: StoredDocument<StudyDocument>) => void
  /** Called before that with the study as it is known here; null if it is not to be. */
  readonly onEarly: ((stored: StoredDocument<StudyDocument>, savedAt: string) => void) | null
}

/** The screen until a stored study is open. */
export function StudyLoader({ docName, onOpen, onEarly }: StudyLoaderProps) {
  const reading = useStudy(docName)
  useEarlyOpening({ kind: studyKind, reading, snapshot: useStudySnapshot(docName), onEarly })
  const opening = useOpenStudy(docName, onOpen)
  switch (opening.kind) {
    case 'loading':
      return (
        <Page>
          <Skeleton label={`Loading ${docName}`} lines={6} screen={docName} />
        </Page>
      )
    case 'upgrading':
      return (
        <Page>
          <PageHeader title={docName} />
          <Notice>This study is of an older version. It is being brought up to date…</Notice>
          <Skeleton label={`Bringing ${docName} up to date`} lines={6} />
        </Page>
      )
    case 'notUpgraded':
    case 'notLoaded':
      return (
        <LoadingProblem words={STUDY_WORDS} docName={docName} onRetry={opening.retry}>
          {opening.kind === 'notUpgraded' &&
            'This study is of an older version and could not be brought up to date. Nothing of it is lost. '}
          {describeError(opening.error).message}
        </LoadingProblem>
      )
  }
}
