import { useHost } from '@outcome-studio/shared/feature'
import { EmptyState, LinkButton, Page } from '@outcome-studio/shared/ui'
import type { DocumentWords } from './DocumentWords.ts'

/** Shown for an address that belongs to no document. */
export function UnknownAddress({ words }: { readonly words: DocumentWords }) {
  const { basename } = useHost()
  return (
    <Page>
      <EmptyState
        title={`There is no ${words.one} here`}
        level={1}
        action={<LinkButton to={basename || '/'}>All {words.many}</LinkButton>}
      >
        Check the address, or go back to your {words.many}.
      </EmptyState>
    </Page>
  )
}
