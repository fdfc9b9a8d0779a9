import { useHost } from '@outcome-studio/shared/feature'
import { Button, LinkButton, Notice, Page, PageHeader } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'

interface LoadingProblemProps {
  readonly docName: string
  readonly onRetry: () => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** Shown instead of a study that could not be opened. */
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
