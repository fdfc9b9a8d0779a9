import { useHost } from '@outcome-studio/shared/feature'
import { Button, LinkButton, Notice, Page, PageHeader } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'

interface LoadingProblemProps {
  readonly docName: string
  readonly onRetry: () => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** In place of a study that did not open. */
export function LoadingProblem({ docName, onRetry, children }: LoadingProblemProps) {
  const { basename } = useHost()
  return (
    <Page>
      <PageHeader title={docName} />
      <Notice
        tone="danger"
        actions={
          <>
            <Button onPress={onRetry}>Try again</Button>
            <LinkButton to={basename || '/'} tone="quiet">
              All studies
            </LinkButton>
          </>
        }
      >
        {children}
      </Notice>
    </Page>
  )
}
