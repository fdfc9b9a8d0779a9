import type { Following } from '@outcome-studio/shared/document'
import type { WritableReadable } from '@outcome-studio/shared/feature'
import { createContext, useContext } from 'react'
import type { DocumentWords } from '../core/DocumentWords.ts'
import type { DocumentFill } from './Editing.ts'
import type { FocusRequests } from './FocusRequests.ts'
import type { DocumentComparison, OpenDocument, OpenDrafts } from './OpenDocument.ts'
import type { PendingInput } from './PendingInput.ts'

/** The editor of one open document, without the type of its content. The identity is stable. */
export interface Editor {
  readonly document: OpenDocument
  /** Name of the document's kind in events, for example "study". */
  readonly kind: string
  readonly words: DocumentWords
  readonly focus: FocusRequests
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void
  /** The latest screen reader announcement. */
  readonly announcement: WritableReadable<string>
  /** Discards text that is not in the document, or undoes the latest edit and focuses its field. Announces it. */
  readonly undo: () => void
  readonly redo: () => void
  readonly pending: PendingInput
  readonly fill: () => DocumentFill
  /** Saves as a document of its own after the stored one was deleted or renamed. */
  readonly saveAnew: () => Promise<boolean>
  /** @throws StudioError if the newer version cannot be loaded */
  readonly compare: () => Promise<DocumentComparison>
  /** The unsaved state on this device. */
  readonly drafts: OpenDrafts
  /** Follows versions saved by other tabs and devices, until it is released. */
  readonly follow: (onFollowed: () => void) => Following
}

export const EditorContext = createContext<Editor | null>(null)

/** @throws Error outside an EditorProvider */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('useEditor was called outside an EditorProvider.')
  return editor
}
