import type { StudySession } from '@outcome-studio/shared/document'
import type { WritableReadable } from '@outcome-studio/shared/feature'
import { createContext, useContext } from 'react'
import type { LiveRemarks } from '../checking/LiveRemarks.ts'
import type { EditorActions } from '../model/EditorActions.ts'
import type { EditorMoves } from '../model/EditorMoves.ts'
import type { FocusRequests } from '../model/FocusRequests.ts'
import type { Pasting } from '../paste/Pasting.ts'

/** What every part of the editor's screen works with. It stays the same for as long as one study is open. */
export interface Editor {
  readonly session: StudySession
  readonly actions: EditorActions
  readonly moves: EditorMoves
  readonly pasting: Pasting
  readonly remarks: LiveRemarks
  readonly focus: FocusRequests
  /** The latest thing said to those who cannot see it happen. */
  readonly announcement: WritableReadable<string>
  /** The job step or outcome statement that is to be put elsewhere: where, is being asked. */
  readonly placing: WritableReadable<string | null>
  /** Whether each outcome statement shows what it is made of. */
  readonly partsShown: WritableReadable<boolean>
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('useEditor was called outside a StudyEditor.')
  return editor
}
