import { createLazy } from '@outcome-studio/shared/domain'
import type { EditorView } from './EditorView.ts'

/** The ways of looking at a study beside writing it, in the order of their tabs. */
export const EDITOR_VIEWS: readonly EditorView[] = [
  {
    id: 'map',
    label: 'Job map',
    component: createLazy(async () => (await import('../map/MapView.tsx')).MapView),
  },
  {
    id: 'needs',
    label: 'Needs for analysis',
    component: createLazy(async () => (await import('../needs/NeedsView.tsx')).NeedsView),
  },
  {
    id: 'history',
    label: 'Versions',
    component: createLazy(async () => (await import('../history/HistoryView.tsx')).HistoryView),
  },
]
