import { EmptyState, LinkButton, Page, PageHeader } from '@outcome-studio/shared/ui'
import { Shapes } from 'lucide-react'

/** A placeholder that says what the area will offer. */
export function NeedsFrameworkScreen() {
  return (
    <Page>
      <PageHeader title="Needs Framework" lead="Find out what people need, and write it down." />
      <EmptyState
        title="Not available yet"
        icon={<Shapes aria-hidden="true" />}
        action={<LinkButton to="/">Go to Home</LinkButton>}
      >
        Here you will collect what people need, in their own words, and sort it into one framework that
        studies can build on. It is still being built; nothing of yours is missing.
      </EmptyState>
    </Page>
  )
}
