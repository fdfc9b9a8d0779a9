import type { NeedsUuid } from '@outcome-studio/shared/domain/needs'
import type { OpenAddress } from '@outcome-studio/shared/editor'
import { NeedsScreen } from '../document/NeedsScreen.tsx'
import { ExampleStart } from './ExampleStart.tsx'
import { GuidedStart } from './GuidedStart.tsx'

/** One needs document, and over a new one the ways to begin it. */
export function NeedsScreenWithStart({ address }: { readonly address: OpenAddress<NeedsUuid> }) {
  return (
    <NeedsScreen address={address}>
      <ExampleStart />
      <GuidedStart />
    </NeedsScreen>
  )
}
