import type { Lazy } from '@outcome-studio/shared/domain/base'
import { createLazyPart } from '@outcome-studio/shared/editor'
import type { ComponentType } from 'react'
import type { EditorView } from '../views/EDITOR_VIEWS.ts'

/** The lazy component of each view. */
export const VIEW_COMPONENTS: Readonly<Record<EditorView['id'], Lazy<ComponentType>>> = {
  table: createLazyPart(async () => (await import('../table/TableView.tsx')).TableView),
  map: createLazyPart(async () => (await import('../map/MapView.tsx')).MapView),
  needs: createLazyPart(async () => (await import('../needs/NeedsView.tsx')).NeedsView),
  transcript: createLazyPart(async () => (await import('../transcript/TranscriptView.tsx')).TranscriptView),
  initiatives: createLazyPart(
    async () => (await import('../initiatives/InitiativesView.tsx')).InitiativesView,
  ),
  segments: createLazyPart(async () => (await import('../segments/SegmentsView.tsx')).SegmentsView),
  report: createLazyPart(async () => (await import('../report/ReportView.tsx')).ReportView),
  history: createLazyPart(async () => (await import('../history/HistoryView.tsx')).HistoryView),
}
