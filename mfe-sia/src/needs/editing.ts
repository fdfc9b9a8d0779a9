import type { NeedsDocument } from '@outcome-studio/shared/document'
import { createEditorContext } from '@outcome-studio/shared/editor'

/** The needs document of the conversation, for every part that shows it. */
export const { EditorProvider, useSession, useSessionValue } = createEditorContext<NeedsDocument>()
