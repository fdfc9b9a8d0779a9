import type { StudySession } from '@outcome-studio/shared/document'
import { createReadable } from '@outcome-studio/shared/feature'
import { useEffect, useMemo } from 'react'
import { whenIdle } from '../../core/whenIdle.ts'
import { createLiveCheck } from '../checking/createLiveCheck.ts'
import { LiveRemarks } from '../checking/LiveRemarks.ts'
import { EditorActions } from '../model/EditorActions.ts'
import { EditorMoves } from '../model/EditorMoves.ts'
import { FocusRequests } from '../model/FocusRequests.ts'
import { TypedSurvey } from '../model/TypedSurvey.ts'
import { Pasting } from '../paste/Pasting.ts'
import type { Editor } from './EditorContext.ts'

/** Creates the editor of one session and starts its live check. */
export function useCreateEditor(session: StudySession): Editor {
  const editor = useMemo((): Editor => {
    const focus = new FocusRequests()
    const announcement = createReadable('')
    const remarks = new LiveRemarks({ session, check: createLiveCheck(), whenIdle })
    // A live region does not announce an unchanged text. A trailing no-break space makes it differ.
    const announce = (text: string) => announcement.set(text === announcement.get() ? `${text}\u00a0` : text)
    const newId = () => crypto.randomUUID()
    const actions = new EditorActions({ session, focus, announce, newId })
    const moves = new EditorMoves({ session, announce })
    const pasting = new Pasting({ session, focus, announce, newId })
    return {
      session,
      actions,
      moves,
      pasting,
      typedSurvey: new TypedSurvey(session),
      remarks,
      focus,
      announce,
      announcement,
      placing: createReadable<string | null>(null),
      partsShown: createReadable(false),
    }
  }, [session])

  useEffect(() => editor.remarks.start(), [editor])
  return editor
}
