import { EmptyState, LinkButton, Page, PageHeader } from '@outcome-studio/shared/ui'
import { Hammer } from 'lucide-react'
import { PlainPage } from '../frame/PlainPage.tsx'

interface LaterPageProps {
  readonly title: string
  /** Whether it stands beside the sidebar. */
  readonly sidebar: boolean
}

/** Says of an area honestly that it does not exist yet. */
export function LaterPage({ title, sidebar }: LaterPageProps) {
  if (!sidebar) {
    return (
      <PlainPage title={title}>
        <NotYet title={title} />
      </PlainPage>
    )
  }
  return (
    <Page>
      <PageHeader title={title} />
      <NotYet title={title} />
    </Page>
  )
}

function NotYet({ title }: { readonly title: string }) {
  return (
    <EmptyState
      title="Not available yet"
      icon={<Hammer aria-hidden="true" />}
      action={<LinkButton to="/">Go to Home</LinkButton>}
    >
      {title} is still being built. Nothing of yours is missing; this page will open here once it is ready.
    </EmptyState>
  )
}
