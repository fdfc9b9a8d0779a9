import { ANYTHING } from '@outcome-studio/shared/document'
import { isWritten } from '@outcome-studio/shared/domain/needs'
import {
  createLazyPart,
  EditorBar,
  exportActions,
  useEditor,
  viewActions,
} from '@outcome-studio/shared/editor'
import type { PageAction } from '@outcome-studio/shared/feature'
import { type ReactNode, useState } from 'react'
import { useSession, useSessionValue } from '../core/editing.ts'
import { MAP_VIEW, NEEDS_VIEWS, useNeedsView } from '../core/useNeedsView.ts'
import { useExports } from '../export/useExports.ts'

const shortcuts = createLazyPart(async () => (await import('./NeedsShortcuts.tsx')).NeedsShortcuts)

/** The sticky bar with the actions on the whole needs document, and with the children below them. */
export function NeedsBar({ children }: { readonly children?: ReactNode }) {
  const uuid = useSessionValue(ANYTHING, (session) => session.uuid)
  const studyOfCore = useSessionValue(
    ANYTHING,
    ({ content }) => content.goals.find(({ layer }) => layer === 'core')?.study?.uuid,
  )
  const session = useSession()
  const { focus } = useEditor()
  const [newStudy] = useState(() => crypto.randomUUID())
  const exports = useExports()
  const [view, showView] = useNeedsView()
  const pageActions = () => [
    ...viewActions([MAP_VIEW, ...NEEDS_VIEWS], view?.id ?? null, showView),
    ...exportActions(exports),
    ...session.content.goals.filter(isWritten).map(
      ({ id, text }): PageAction => ({
        id: `goal ${id}`,
        kind: 'text',
        label: text.trim(),
        run: () => {
          focus.request(id)
          if (view !== null) showView(null)
        },
      }),
    ),
  ]
  return (
    <EditorBar
      pageActions={pageActions}
      shortcuts={shortcuts}
      siaPath={`/sia/${studyOfCore ?? newStudy}?needs=${uuid}`}
      exports={exports}
    >
      {children}
    </EditorBar>
  )
}
