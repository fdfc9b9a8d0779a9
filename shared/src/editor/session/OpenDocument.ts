import type {
  DocumentDifference,
  DocumentDrafts,
  DocumentSession,
  DocumentTypes,
  MergeSide,
} from '@outcome-studio/shared/document'

/** The part of a session that is the same for all kinds of documents. */
export type OpenDocument = Pick<
  DocumentSession<DocumentTypes>,
  | 'uuid'
  | 'docName'
  | 'header'
  | 'isDirty'
  | 'canUndo'
  | 'canRedo'
  | 'saveState'
  | 'subscribe'
  | 'rename'
  | 'save'
  | 'undo'
  | 'dismissFailure'
>

/** The side to use, by a difference's id. */
export type MergeChoices = Readonly<Record<string, MergeSide>>

/** The differences between this version and the newer stored one, with the ways to resolve them. */
export interface DocumentComparison {
  readonly differences: readonly DocumentDifference[]
  /** Saves this version over the other one, and over no other. Resolves with whether it was saved. */
  readonly keepMine: () => Promise<boolean>
  /** Replaces the content by the other version. Returns a function that restores this one as an unsaved edit. */
  readonly takeTheirs: () => () => void
  /** Replaces the content by the merge of both, as an unsaved edit of the other one. */
  readonly merge: (choices: MergeChoices) => void
}

/** A draft, as notices describe it. */
export interface OpenDraft {
  /** ISO 8601, UTC. */
  readonly writtenAt: string
}

/** The drafts of one open document; see DocumentDrafts. */
export interface OpenDrafts
  extends Pick<
    DocumentDrafts<DocumentTypes>,
    'isRestoredLast' | 'persistence' | 'subscribe' | 'start' | 'flush' | 'restore' | 'discard' | 'dismiss'
  > {
  readonly offered: OpenDraft | null
  readonly restored: OpenDraft | null
}
