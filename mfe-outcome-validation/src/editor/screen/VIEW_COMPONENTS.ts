import { createLazy, type Lazy } from '@outcome-studio/shared/domain'
import type { ComponentType } from 'react'
import type { EditorView } from '../views/EDITOR_VIEWS.ts'

/** The lazy component of each view. */
export const VIEW_COMPONENTS: Readonly<Record<EditorView['id'], Lazy<ComponentType>>> = {
  map: createLazy(async () => (await import('../map/MapView.tsx')).MapView),
  needs: createLazy(async () => (await import('../needs/NeedsView.tsx')).NeedsView),
  history: createLazy(async () => (await import('../history/HistoryView.tsx')).HistoryView),
}
