import { useHost } from '@outcome-studio/shared/feature'
import { EmptyState, LinkButton, Page } from '@outcome-studio/shared/ui'

/** For an address that is no study's. */
export function UnknownAddress() {
  const { basename } = useHost()
  return (
    <Page>
      <EmptyState
        title="There is no study here"
        level={1}
        action={<LinkButton to={basename || '/'}>All studies</LinkButton>}
      >
        The address may be mistyped, or be from another place.
      </EmptyState>
    </Page>
  )
}
