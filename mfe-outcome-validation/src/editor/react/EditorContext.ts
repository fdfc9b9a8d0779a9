import type { StudyDocument, StudySession } from '@outcome-studio/shared/document'
import type { OutcomeStatementUuid, TextSpan } from '@outcome-studio/shared/domain/study'
import { createEditorContext, type FocusRequests } from '@outcome-studio/shared/editor'
import type { WritableReadable } from '@outcome-studio/shared/feature'
import { createContext, useContext } from 'react'
import type { OpenTranscript } from '../../domain/evidence/OpenTranscript.ts'
import type { ChosenGroups } from '../../domain/segments/compareSegments.ts'
import type { EditorActions } from '../actions/EditorActions.ts'
import type { EditorMoves } from '../actions/EditorMoves.ts'
import type { FoldedSteps } from '../actions/FoldedSteps.ts'
import type { TypedSurvey } from '../actions/TypedSurvey.ts'
import type { RemarkFilter } from '../checking/groupRemarks.ts'
import type { LiveRemarks } from '../checking/LiveRemarks.ts'
import type { NewSteps } from '../checking/NewSteps.ts'
import type { Pasting } from '../paste/Pasting.ts'

export const { EditorProvider, useSession, useSessionValue } = createEditorContext<StudyDocument>()

/** A text about a feeling. */
export interface MovedFeeling {
  /** The statement that moves; null for the job, which stays. */
  readonly statementId: OutcomeStatementUuid | null
  /** Of the feeling in the text. */
  readonly span: TextSpan | null
}

/** The objects shared by the parts of the study editor. The identity is stable while one study is open. */
export interface Editor {
  readonly session: StudySession
  readonly actions: EditorActions
  readonly moves: EditorMoves
  readonly pasting: Pasting
  /** What is typed in the fields of the survey and not yet in the study. */
  readonly typedSurvey: TypedSurvey
  readonly remarks: LiveRemarks
  readonly focus: FocusRequests
  /** The latest screen reader announcement. */
  readonly announcement: WritableReadable<string>
  /** The job step or outcome statement whose new place the move dialog asks for. */
  readonly placing: WritableReadable<string | null>
  /** The text about a feeling that the dialog moves to a needs document. */
  readonly feeling: WritableReadable<MovedFeeling | null>
  /** The severities whose remarks are shown; all of them if it is empty. */
  readonly remarkFilter: WritableReadable<RemarkFilter>
  /** Whether each outcome statement shows its parts. */
  readonly partsShown: WritableReadable<boolean>
  readonly folded: FoldedSteps
  readonly newSteps: NewSteps
  /** The transcript that is read. It is not part of the study, and stays while the study is open. */
  readonly transcript: WritableReadable<OpenTranscript | null>
  /** The groups of respondents that the member looks at, and that are presented; null until they are chosen. */
  readonly groups: WritableReadable<ChosenGroups | null>
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('useEditor was called outside a StudyEditor.')
  return editor
}
