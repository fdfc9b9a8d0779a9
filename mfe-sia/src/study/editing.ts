import type { StudyDocument } from '@outcome-studio/shared/document'
import { createEditorContext } from '@outcome-studio/shared/editor'

/** The study of the conversation, for every part of the screen. */
export const { EditorProvider, useSession, useSessionValue } = createEditorContext<StudyDocument>()
