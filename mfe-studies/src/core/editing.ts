import type { NeedsDocument } from '@outcome-studio/shared/document'
import { createEditorContext } from '@outcome-studio/shared/editor'

/** The open needs document, for every part of its screen. */
export const { EditorProvider, useSession, useSessionValue } = createEditorContext<NeedsDocument>()
