import { NAME } from '@outcome-studio/shared/document'
import { useEditor, whenIdle } from '@outcome-studio/shared/editor'
import { createReadable } from '@outcome-studio/shared/feature'
import { useEffect, useMemo } from 'react'
import type { OpenTranscript } from '../../domain/evidence/OpenTranscript.ts'
import type { ChosenGroups } from '../../domain/segments/compareSegments.ts'
import { EditorActions } from '../actions/EditorActions.ts'
import { EditorMoves } from '../actions/EditorMoves.ts'
import { FoldedSteps } from '../actions/FoldedSteps.ts'
import type { TypedSurvey } from '../actions/TypedSurvey.ts'
import { createLiveCheck } from '../checking/createLiveCheck.ts'
import type { RemarkFilter } from '../checking/groupRemarks.ts'
import { LiveRemarks } from '../checking/LiveRemarks.ts'
import { NewSteps } from '../checking/NewSteps.ts'
import { Pasting } from '../paste/Pasting.ts'
import { type Editor, type MovedFeeling, useSession } from './EditorContext.ts'
import { slideRow } from './slideRow.ts'
import { useUndoToast } from './useUndoToast.ts'

/** Creates the study's part of the editor, below the EditorProvider, and starts its live check. */
export function useCreateEditor(typedSurvey: TypedSurvey): Editor {
  const session = useSession()
  const { focus, announce, announcement } = useEditor()
  const report = useUndoToast()
  const editor = useMemo((): Editor => {
    const newId = () => crypto.randomUUID()
    const folded = new FoldedSteps(session)
    const newSteps = new NewSteps()
    return {
      session,
      actions: new EditorActions({
        session,
        focus,
        folded,
        onStepAdded: newSteps.add,
        announce,
        report,
        newId,
      }),
      moves: new EditorMoves({ session, announce, slide: slideRow }),
      pasting: new Pasting({ session, focus, announce, newId }),
      typedSurvey,
      remarks: new LiveRemarks({ session, check: createLiveCheck(), newSteps, whenIdle }),
      focus,
      announcement,
      placing: createReadable<string | null>(null),
      feeling: createReadable<MovedFeeling | null>(null),
      remarkFilter: createReadable<RemarkFilter>([]),
      partsShown: createReadable(false),
      folded,
      newSteps,
      transcript: createReadable<OpenTranscript | null>(null),
      groups: createReadable<ChosenGroups | null>(null),
    }
  }, [session, focus, announce, announcement, report, typedSurvey])

  useEffect(() => editor.remarks.start(), [editor])
  useEffect(() => {
    const { newSteps } = editor
    return session.subscribe(NAME, () => {
      if (!session.isDirty) newSteps.leaveAll()
    })
  }, [editor, session])
  return editor
}
