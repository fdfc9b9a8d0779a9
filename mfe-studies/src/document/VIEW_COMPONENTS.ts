import type { Lazy } from '@outcome-studio/shared/domain/base'
import { createLazyPart } from '@outcome-studio/shared/editor'
import type { ComponentType } from 'react'
import type { NeedsView } from '../core/useNeedsView.ts'

/** The lazy component of each view. Most visits need the map alone. */
export const VIEW_COMPONENTS: Readonly<Record<NeedsView['id'], Lazy<ComponentType>>> = {
  gaps: createLazyPart(async () => (await import('../gaps/GapView.tsx')).GapView),
  versions: createLazyPart(async () => (await import('../versions/VersionsTab.tsx')).VersionsTab),
}
