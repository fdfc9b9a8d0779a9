import { EmptyState, LinkButton, Page, PageHeader } from '@outcome-studio/shared/ui'
import { MessageCircle } from 'lucide-react'

/** A placeholder that says what the area will offer. */
export function SiaScreen() {
  return (
    <Page>
      <PageHeader title="Sia" lead="Talk a study through with the coach." />
      <EmptyState
        title="Not available yet"
        icon={<MessageCircle aria-hidden="true" />}
        action={<LinkButton to="/">Go to Home</LinkButton>}
      >
        Here you will talk with Sia, the coach, about one study: Sia asks, proposes wording, and you decide
        what goes in. It is still being built; nothing of yours is missing.
      </EmptyState>
    </Page>
  )
}
