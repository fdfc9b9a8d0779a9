import { checkStudy } from '@outcome-studio/shared/domain'
import { createReadable, useHost } from '@outcome-studio/shared/feature'
import { useEffect, useMemo } from 'react'
import { EditorActions } from '../model/EditorActions.ts'
import type { EditorSession } from '../model/EditorSession.ts'
import { FocusRequests } from '../model/FocusRequests.ts'
import { LiveRemarks } from '../remarks/LiveRemarks.ts'
import type { Editor } from './EditorContext.ts'
import { whenIdle } from './whenIdle.ts'

/** Puts together what the screen of one session needs, and keeps the checker following it. */
export function useCreateEditor(session: EditorSession): Editor {
  const host = useHost()
  const editor = useMemo((): Editor => {
    const focus = new FocusRequests()
    const announcement = createReadable('')
    const remarks = new LiveRemarks({ session, check: checkStudy, whenIdle })
    const actions = new EditorActions({
      session,
      focus,
      announce: (words) => announcement.set(words),
      offerUndo: (words, undo) =>
        host.toast(words, { kind: 'info', action: { label: 'Undo', onAction: undo } }),
      newId: () => crypto.randomUUID(),
    })
    return { session, actions, remarks, focus, announcement }
  }, [session, host])

  useEffect(() => editor.remarks.start(), [editor])
  return editor
}
