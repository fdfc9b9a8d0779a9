import type { DocumentTypes } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { HeaderOf } from '@outcome-studio/shared/domain/saving'
import { Button, Notice, PageHeader, SavedOnDevice, Skeleton, WidePage } from '@outcome-studio/shared/ui'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { ReadOnlyNotice } from '../core/ReadOnlyNotice.tsx'
import { useReadOnly } from '../core/useReadOnly.ts'
import { whenIdle } from '../core/whenIdle.ts'
import type { Editing } from '../session/Editing.ts'
import { DocumentList, type DocumentListing } from './DocumentList.tsx'
import type { NamingActions } from './DocumentNameDialog.tsx'
import { RemovalNotice } from './RemovalNotice.tsx'
import { UnsavedDocuments } from './UnsavedDocuments.tsx'
import { useForgetRemoved } from './useForgetRemoved.ts'
import { useRemoval } from './useRemoval.ts'
import { useStoredDrafts } from './useStoredDrafts.ts'

interface DocumentListScreenProps<T extends DocumentTypes, Order extends string> {
  readonly editing: Editing<T>
  // T follows from `editing` alone, because the others know only stored types.
  readonly listing: DocumentListing<HeaderOf<NoInfer<T>>, Order>
  /** The member's documents, updated by a listener. */
  readonly list: {
    readonly data: readonly HeaderOf<NoInfer<T>>[] | undefined
    readonly error: Error | null
    readonly isPending: boolean
    /** Set while they are those of an earlier visit, stored on this device. */
    readonly snapshot?: { readonly savedAt: string; readonly isOffline: boolean }
    readonly refetch: () => void
  }
  /** The mutations that rename and copy. */
  readonly naming: NamingActions<NoInfer<T>['uuid']>
  readonly title: string
  readonly lead: string
  /** Buttons that create documents. They are the same before and after the list has come, so that none moves under a click. */
  readonly actions: ReactNode
  /** Actions that need documents, shown with the list. */
  readonly listActions?: ReactNode
  /** Gets the focus when the notice of a deletion is dismissed. */
  readonly newButton: RefObject<HTMLButtonElement | null>
  /** Shown while there are no documents. */
  readonly empty: ReactNode
  /** Called while the browser is idle once the list is loaded, because a document is usually opened next. */
  readonly preloadEditor: () => void
  /** Dialogs. */
  readonly children?: ReactNode
}

/** All documents of one kind of the member, with drafts, deletion and undo. */
export function DocumentListScreen<T extends DocumentTypes, Order extends string>({
  editing,
  listing,
  list: { data: documents, error, isPending, snapshot, refetch },
  naming,
  title,
  lead,
  actions,
  listActions,
  newButton,
  empty,
  preloadEditor,
  children,
}: DocumentListScreenProps<T, Order>) {
  const { kind, repository, words } = editing
  const isReadOnly = useReadOnly()
  const { drafts, remove: removeDraft } = useStoredDrafts(kind)
  const withDraft = useMemo(() => new Set(drafts.map(({ content }) => kind.uuidOf(content))), [drafts, kind])
  const taken = useMemo(() => documents?.map(({ docName }) => docName) ?? [], [documents])
  const removal = useRemoval({ editing, taken })
  const forgetRemoved = useCallback(() => repository.forgetRemoved(), [repository])
  useForgetRemoved(forgetRemoved, words, documents !== undefined && error === null)
  const [restored, setRestored] = useState<string | null>(null)
  useEffect(() => {
    if (!isPending) return whenIdle(preloadEditor)
  }, [isPending, preloadEditor])
  const goOn = useCallback(
    (docName: string | null) => {
      setRestored(docName)
      if (docName === null) newButton.current?.focus()
    },
    [newButton],
  )
  return (
    <WidePage>
      <PageHeader title={title} lead={lead} actions={actions} />
      {isReadOnly && (
        <ReadOnlyNotice>
          {`Without a membership you can open, ${words.reading} your ${words.many}, but not create or change them.`}
        </ReadOnlyNotice>
      )}
      {documents && (
        <UnsavedDocuments editing={editing} drafts={drafts} stored={documents} onDiscard={removeDraft} />
      )}
      <RemovalNotice removal={removal} onSettled={goOn} />
      {error && (
        <Notice tone="danger" actions={<Button onPress={refetch}>Try again</Button>}>
          {describeError(error).message}
        </Notice>
      )}
      <SavedOnDevice snapshot={snapshot} />
      {isPending && <Skeleton label={`Loading your ${words.many}`} />}
      {documents?.length === 0 && empty}
      {documents !== undefined && documents.length > 0 && (
        <DocumentList
          listing={listing}
          documents={documents}
          withDraft={withDraft}
          removing={removal.busy}
          restored={restored}
          naming={naming}
          actions={listActions}
          onRemove={removal.remove}
        />
      )}
      {children}
    </WidePage>
  )
}
