import { useStudy } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, LinkButton, Notice, Page, PageHeader, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { EditorSession } from '../model/EditorSession.ts'

interface StudyLoaderProps {
  readonly docName: string
  readonly onOpen: (session: EditorSession) => void
}

/** Reads a stored study afresh and opens a session on it. Offline, what was read before has to do. */
export const StudyLoader = ({ docName, onOpen }: StudyLoaderProps) => {
  const { basename } = useHost()
  const { data, error, isFetching, refetch } = useStudy(docName)
  const stored = isFetching ? null : data

  useEffect(() => {
    if (stored) onOpen(new EditorSession(stored))
  }, [stored, onOpen])

  if (!error || isFetching || stored) {
    return (
      <Page>
        <Skeleton label={`Loading ${docName}`} lines={6} screen={docName} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={docName} />
      <Notice
        tone="danger"
        actions={
          <>
            <Button onPress={() => void refetch()}>Try again</Button>
            <LinkButton to={basename || '/'} tone="quiet">
              All studies
            </LinkButton>
          </>
        }
      >
        {describeError(error).message}
      </Notice>
    </Page>
  )
}
