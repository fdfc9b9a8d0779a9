import type { Claims } from '@outcome-studio/shared/domain/member'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import type { StoreResult, WebStorage } from '@outcome-studio/shared/storage'
import { onNextReload } from '../../core/onNextReload.ts'
import { isAllowedAddress } from './isAllowedAddress.ts'
import { type FeatureOverride, storedOverrides } from './storedOverrides.ts'

/** The versions of features that somebody has chosen in this browser. */
export interface Overrides {
  /** Whether somebody with these claims may choose versions. Overrides of anybody else have no effect. */
  isAllowedFor(claims: Claims): boolean
  /** What counts on this page: the same list from its start to its end. */
  activeFor(claims: Claims): readonly FeatureOverride[]
  /**
   * Reloads the page with other overrides. The browser asks first if work is unsaved; nothing is stored if the user
   * stays.
   */
  apply(overrides: readonly FeatureOverride[]): StoreResult
  /** Whether the panel is open in which versions are chosen. */
  readonly isPanelOpen: Readable<boolean>
  openPanel(): void
  closePanel(): void
}

interface OverridesParts {
  readonly storage: WebStorage
  /** The origins that addresses may have, besides which none counts. */
  readonly origins: readonly string[]
  /** Whether this is a local build, in which everybody may choose. */
  readonly isLocalBuild: boolean
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly reload: () => void }
}

const NONE: readonly FeatureOverride[] = []

/** Reads the overrides once, so that a page keeps to them whatever another tab stores. */
export function createOverrides({ storage, origins, isLocalBuild, page }: OverridesParts): Overrides {
  const stored = storedOverrides(storage)
  const active = (stored.get() ?? NONE).filter(
    (override) => !('entry' in override) || isAllowedAddress(override.entry, origins),
  )
  const isPanelOpen = createReadable(false)
  let stopWaiting = () => {}

  const write = (overrides: readonly FeatureOverride[]): StoreResult => {
    if (overrides.length > 0) return stored.set(overrides)
    stored.remove()
    return { isStored: true }
  }
  const isAllowedFor = ({ toolsAdmin }: Claims) => isLocalBuild || toolsAdmin

  return {
    isAllowedFor,
    activeFor: (claims) => (isAllowedFor(claims) ? active : NONE),
    apply: (overrides) => {
      const before = stored.get() ?? NONE
      const result = write(overrides)
      if (!result.isStored) return result
      // The browser may ask, and the user may stay.
      write(before)
      stopWaiting()
      stopWaiting = onNextReload(page, () => write(overrides))
      page.reload()
      return result
    },
    isPanelOpen,
    openPanel: () => isPanelOpen.set(true),
    closePanel: () => isPanelOpen.set(false),
  }
}
