import { ANYTHING } from '@outcome-studio/shared/document'
import { createLazyPart, EditorBar, TalkToSia } from '@outcome-studio/shared/editor'
import { useState } from 'react'
import { useSessionValue } from '../core/editing.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'

const shortcuts = createLazyPart(async () => (await import('./NeedsShortcuts.tsx')).NeedsShortcuts)

/** The sticky bar with the actions on the whole needs document. */
export function NeedsBar() {
  const uuid = useSessionValue(ANYTHING, (session) => session.uuid)
  const studyOfCore = useSessionValue(
    ANYTHING,
    ({ content }) => content.goals.find(({ layer }) => layer === 'core')?.study?.uuid,
  )
  const [newStudy] = useState(() => crypto.randomUUID())
  return (
    <EditorBar
      shortcuts={shortcuts}
      aside={(help) => (
        <>
          <TalkToSia to={`/sia/${studyOfCore ?? newStudy}?needs=${uuid}`} />
          <ExportMenu />
          {help}
        </>
      )}
    />
  )
}
