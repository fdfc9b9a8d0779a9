import type { DocumentTypes, Draft } from '@outcome-studio/shared/document'
import type { HeaderOf } from '@outcome-studio/shared/domain/saving'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, LinkButton, Notice } from '@outcome-studio/shared/ui'
import { newPath } from '../core/documentAddress.ts'
import { formatTime } from '../core/formatTime.ts'
import type { Editing } from '../session/Editing.ts'

interface UnsavedDocumentsProps<T extends DocumentTypes> {
  readonly editing: Pick<Editing<T>, 'kind' | 'words'>
  readonly drafts: readonly Draft<T>[]
  /** Headers of the stored documents. */
  readonly stored: readonly HeaderOf<T>[]
  readonly onDiscard: (draft: Draft<T>) => void
}

/**
 * Drafts of documents that were never stored or have been deleted. The list of stored documents cannot show them.
 */
export function UnsavedDocuments<T extends DocumentTypes>({
  editing: { kind, words },
  drafts,
  stored,
  onDiscard,
}: UnsavedDocumentsProps<T>) {
  const { basename } = useHost()
  const uuids = new Set<string>(stored.map(({ uuid }) => uuid))
  return drafts
    .filter(({ content }) => !uuids.has(kind.uuidOf(content)))
    .map((draft) => (
      <Notice
        key={draft.id}
        actions={
          <>
            <LinkButton to={`${basename}${newPath(kind.uuidOf(draft.content))}`}>Open</LinkButton>
            <Button tone="quiet" onPress={() => onDiscard(draft)}>
              Discard
            </Button>
          </>
        }
      >
        {draft.docName === '' ? `A ${words.one} without a name` : `“${draft.docName}”`}{' '}
        {draft.basedOn === null
          ? 'was started on this device and not saved'
          : 'was deleted, but unsaved changes to it are still on this device'}
        , {formatTime(draft.writtenAt)}.
      </Notice>
    ))
}
