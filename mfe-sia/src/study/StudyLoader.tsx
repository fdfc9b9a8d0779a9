import type { StudyDocument } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { useOpenStudy } from '@outcome-studio/shared/kinds'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'

interface StudyLoaderProps {
  readonly docName: string
  readonly onOpen: (stored: StoredDocument<StudyDocument>) => void
}

/** Shown instead of a conversation until its stored study is open. */
export function StudyLoader({ docName, onOpen }: StudyLoaderProps) {
  const opening = useOpenStudy(docName, onOpen)
  if (opening.kind === 'loading' || opening.kind === 'upgrading') {
    return <Skeleton label={`Loading ${docName}`} lines={6} />
  }
  return (
    <Notice tone="danger" actions={<Button onPress={opening.retry}>Try again</Button>}>
      The study “{docName}” could not be loaded. {describeError(opening.error).message}
    </Notice>
  )
}
