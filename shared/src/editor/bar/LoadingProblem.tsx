import { useHost } from '@outcome-studio/shared/feature'
import { Button, LinkButton, Notice, Page, PageHeader } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import type { DocumentWords } from '../core/DocumentWords.ts'

interface LoadingProblemProps {
  readonly words: DocumentWords
  readonly docName: string
  readonly onRetry: () => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** Shown instead of a document that could not be opened. */
export function LoadingProblem({ words, docName, onRetry, children }: LoadingProblemProps) {
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
              All {words.many}
            </LinkButton>
          </>
        }
      >
        {children}
      </Notice>
    </Page>
  )
}
