import type { HostServices } from '@outcome-studio/shared/feature'
import { useState } from 'react'

/** A view with unsaved work between Edit and Save. */
export function Editor({ host }: { readonly host: HostServices }) {
  const [release, setRelease] = useState<(() => void) | null>(null)
  return (
    <button
      type="button"
      onClick={() => (release ? release() : setRelease(() => host.guardUnsaved(() => true)))}
    >
      {release ? 'Save' : 'Edit'}
    </button>
  )
}
