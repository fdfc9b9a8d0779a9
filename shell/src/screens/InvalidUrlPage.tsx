import { LinkButton } from '@outcome-studio/shared/ui'
import { PlainPage } from '../frame/PlainPage.tsx'

/** Shown for an unknown path if the page uses the emulators (docs/product.md §2). */
export function InvalidUrlPage() {
  return (
    <PlainPage title="Invalid URL" lead="There is no page at this address.">
      <LinkButton to="/" tone="primary">
        Go home
      </LinkButton>
    </PlainPage>
  )
}
