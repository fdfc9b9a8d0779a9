import type { StudySession } from '@outcome-studio/shared/document'
import { createReadable } from '@outcome-studio/shared/feature'
import { useEffect, useMemo } from 'react'
import { whenIdle } from '../../core/whenIdle.ts'
import { createLiveCheck } from '../checking/createLiveCheck.ts'
import { LiveRemarks } from '../checking/LiveRemarks.ts'
import { EditorActions } from '../model/EditorActions.ts'
import { EditorMoves } from '../model/EditorMoves.ts'
import { FocusRequests } from '../model/FocusRequests.ts'
import { Pasting } from '../paste/Pasting.ts'
import type { Editor } from './EditorContext.ts'

/** Puts together what the screen of one session needs, and keeps the checker following it. */
export function useCreateEditor(session: StudySession): Editor {
  const editor = useMemo((): Editor => {
    const focus = new FocusRequests()
    const announcement = createReadable('')
    const remarks = new LiveRemarks({ session, check: createLiveCheck(), whenIdle })
    // A region that says the same words once more says nothing, unless they differ by a space that is not heard.
    const announce = (words: string) =>
      announcement.set(words === announcement.get() ? `${words}\u00a0` : words)
    const newId = () => crypto.randomUUID()
    const actions = new EditorActions({ session, focus, announce, newId })
    const moves = new EditorMoves({ session, announce })
    const pasting = new Pasting({ session, focus, announce, newId })
    return {
      session,
      actions,
      moves,
      pasting,
      remarks,
      focus,
      announcement,
      placing: createReadable<string | null>(null),
      partsShown: createReadable(false),
    }
  }, [session])

  useEffect(() => editor.remarks.start(), [editor])
  return editor
}
