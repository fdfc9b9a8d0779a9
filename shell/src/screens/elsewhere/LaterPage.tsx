import { EmptyState, LinkButton, Page, PageHeader } from '@outcome-studio/shared/ui'
import { Hammer } from 'lucide-react'

/** Says of an area honestly that it does not exist yet. */
export function LaterPage({ title }: { readonly title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        title="Not available yet"
        icon={<Hammer aria-hidden="true" />}
        action={<LinkButton to="/">Go to Home</LinkButton>}
      >
        {title} is still being built. Nothing of yours is missing; this page will open here once it is ready.
      </EmptyState>
    </Page>
  )
}
