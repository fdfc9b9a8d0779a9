import { useCopyNeeds, useRenameNeeds } from '@outcome-studio/shared/data'
import type { NeedsHeader, NeedsUuid } from '@outcome-studio/shared/domain'
import { DocumentList, type DocumentListing } from '@outcome-studio/shared/editor'
import { NEEDS_WORDS } from '@outcome-studio/shared/kinds'
import {
  NEEDS_DOCUMENT_ORDERS,
  type NeedsDocumentOrder,
  sortNeedsDocuments,
} from '../domain/sorting/sortNeedsDocuments.ts'
import { NeedsListItem } from './NeedsListItem.tsx'

const LISTING: DocumentListing<NeedsHeader, NeedsDocumentOrder> = {
  words: NEEDS_WORDS,
  orders: NEEDS_DOCUMENT_ORDERS,
  orderLabels: { saved: 'Last saved', name: 'Name', goals: 'Most goals' },
  sort: sortNeedsDocuments,
  columns: [
    { heading: 'Goals', width: '4.5rem' },
    { heading: 'Linked studies', width: '7rem' },
    { heading: 'Rated gaps', width: '6rem' },
    { heading: 'Saved', width: '7rem' },
  ],
  Row: NeedsListItem,
}

interface NeedsListProps {
  readonly documents: readonly NeedsHeader[]
  /** Documents with unsaved changes on this device. */
  readonly withDraft: ReadonlySet<NeedsUuid>
  /** Documents that are being deleted. */
  readonly removing: ReadonlySet<string>
  /** Name of a document that was just restored. */
  readonly restored: string | null
  readonly onRemove: (needs: NeedsHeader) => void
}

/** The stored needs documents, with the actions for each. */
export function NeedsList(props: NeedsListProps) {
  const actions = { rename: useRenameNeeds(), copy: useCopyNeeds() }
  return <DocumentList {...props} listing={LISTING} actions={actions} />
}
