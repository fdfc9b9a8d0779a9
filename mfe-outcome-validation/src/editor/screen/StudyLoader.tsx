import { useStudy, useUpgradeStudy } from '@outcome-studio/shared/data'
import type { StoredDocument, StudyDocument } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain'
import { LoadingProblem } from '@outcome-studio/shared/editor'
import { useAccess } from '@outcome-studio/shared/feature'
import { Notice, Page, PageHeader, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { STUDY_WORDS } from '../../core/STUDY_WORDS.ts'

interface StudyLoaderProps {
  readonly docName: string
  readonly onOpen: (stored: StoredDocument<StudyDocument>) => void
}

/**
 * Reads a stored study and opens a session on it; offline it uses the cached study. A study of an older schema is
 * upgraded first. A user without access sees the upgraded study without storing it.
 */
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

  if (upgrading.isError) {
    return (
      <LoadingProblem words={STUDY_WORDS} docName={docName} onRetry={() => upgrade(docName)}>
        This study is of an older version and could not be brought up to date. Nothing of it is lost.{' '}
        {describeError(upgrading.error).message}
      </LoadingProblem>
    )
  }
  if (isOld || upgrading.isPending) {
    return (
      <Page>
        <PageHeader title={docName} />
        <Notice>This study is of an older version. It is being brought up to date…</Notice>
        <Skeleton label={`Bringing ${docName} up to date`} lines={6} />
      </Page>
    )
  }
  if (!error || isFetching || stored) {
    return (
      <Page>
        <Skeleton label={`Loading ${docName}`} lines={6} screen={docName} />
      </Page>
    )
  }
  return (
    <LoadingProblem words={STUDY_WORDS} docName={docName} onRetry={() => void refetch()}>
      {describeError(error).message}
    </LoadingProblem>
  )
}
