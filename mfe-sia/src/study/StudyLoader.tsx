import { useStudy, useUpgradeStudy } from '@outcome-studio/shared/data'
import type { StoredDocument, StudyDocument } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain'
import { useAccess } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'

interface StudyLoaderProps {
  readonly docName: string
  readonly onOpen: (stored: StoredDocument<StudyDocument>) => void
}

/** Reads the stored study of a conversation; one of an older schema is upgraded first. */
export function StudyLoader({ docName, onOpen }: StudyLoaderProps) {
  const { data, error, isFetching, refetch } = useStudy(docName)
  const { unrestricted } = useAccess()
  const { mutate: upgrade, ...upgrading } = useUpgradeStudy()
  const stored = isFetching ? null : data
  const isOld = stored?.isOlder === true && unrestricted && !upgrading.isSuccess
  const isToUpgrade = isOld && upgrading.isIdle

  useEffect(() => {
    if (isToUpgrade) upgrade(docName)
  }, [isToUpgrade, upgrade, docName])

  useEffect(() => {
    if (stored && !isOld) onOpen({ header: stored.header, content: stored.study })
  }, [stored, isOld, onOpen])

  const failure = upgrading.error ?? (isFetching || stored ? null : error)
  if (!failure) return <Skeleton label={`Loading ${docName}`} lines={6} />
  return (
    <Notice
      tone="danger"
      actions={
        <Button onPress={() => (upgrading.isError ? upgrade(docName) : void refetch())}>Try again</Button>
      }
    >
      The study “{docName}” could not be loaded. {describeError(failure).message}
    </Notice>
  )
}
