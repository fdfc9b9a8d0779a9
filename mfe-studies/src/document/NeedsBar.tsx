import { ANYTHING } from '@outcome-studio/shared/document'
import {
  createLazyPart,
  EditorBar,
  ExportMenu,
  exportActions,
  TalkToSia,
  viewActions,
} from '@outcome-studio/shared/editor'
import { useState } from 'react'
import { useSessionValue } from '../core/editing.ts'
import { MAP_VIEW, NEEDS_VIEWS, useNeedsView } from '../core/useNeedsView.ts'
import { useExports } from '../export/useExports.ts'

const shortcuts = createLazyPart(async () => (await import('./NeedsShortcuts.tsx')).NeedsShortcuts)

/** The sticky bar with the actions on the whole needs document. */
export function NeedsBar() {
  const uuid = useSessionValue(ANYTHING, (session) => session.uuid)
  const studyOfCore = useSessionValue(
    ANYTHING,
    ({ content }) => content.goals.find(({ layer }) => layer === 'core')?.study?.uuid,
  )
  const [newStudy] = useState(() => crypto.randomUUID())
  const exports = useExports()
  const [view, showView] = useNeedsView()
  const pageActions = () => [
    ...viewActions([MAP_VIEW, ...NEEDS_VIEWS], view?.id ?? null, showView),
    ...exportActions(exports),
  ]
  return (
    <EditorBar
      pageActions={pageActions}
      shortcuts={shortcuts}
      aside={(help) => (
        <>
          <TalkToSia to={`/sia/${studyOfCore ?? newStudy}?needs=${uuid}`} />
          <ExportMenu choices={exports} />
          {help}
        </>
      )}
    />
  )
}
