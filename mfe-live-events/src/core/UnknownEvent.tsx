import { useHost } from '@outcome-studio/shared/feature'
import { EmptyState, LinkButton, Page } from '@outcome-studio/shared/ui'

/** Shown for the address of an unknown or unpublished event. */
export function UnknownEvent() {
  const { basename } = useHost()
  return (
    <Page>
      <EmptyState
        title="There is no event here"
        level={1}
        action={<LinkButton to={basename || '/'}>All events</LinkButton>}
      >
        The address may be mistyped, or the event is no longer published.
      </EmptyState>
    </Page>
  )
}
