import type { HeaderOf, StoredTypes } from '@outcome-studio/shared/domain/saving'
import { findStudies } from '@outcome-studio/shared/domain/study'
import { Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import { type ComponentType, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { capitalized, type DocumentWords } from '../core/DocumentWords.ts'
import { DocumentNameDialog, type DocumentNaming, type NamingActions } from './DocumentNameDialog.tsx'
import { DocumentSearch } from './DocumentSearch.tsx'
import { describeFound } from './describeFound.ts'
import { ListHeading } from './ListHeading.tsx'
import type { ListOrders } from './listView.ts'
import { useListView } from './useListView.ts'

/** Rows of the first render: at least one screen. */
const FIRST = 30

const Frame = styled.div`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Items = styled.ul`
  & > li:not([hidden]) ~ li:not([hidden]) {
    border-top: 1px solid ${color.border};
  }
`

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`

const Found = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`

type DocumentHeader = HeaderOf<StoredTypes>

/** Props of the component of one row. */
export interface DocumentRowProps<Header extends DocumentHeader> {
  readonly header: Header
  /** Whether it matches the search. */
  readonly isFound: boolean
  /** Whether this device stores unsaved changes to it. */
  readonly hasDraft: boolean
  /** Whether it is being deleted. */
  readonly isLeaving: boolean
  /** Whether it was just restored and takes focus. */
  readonly takesFocus: boolean
  readonly onName: (naming: DocumentNaming<Header['uuid']>) => void
  readonly onRemove: (header: Header) => void
}

/** Props of the component that searches inside of documents. */
export interface InsideProps<Header extends DocumentHeader> {
  /** The newest first. */
  readonly documents: readonly Header[]
  readonly query: string
}

/** One fact of each document in a wide list. */
export interface ListColumn {
  readonly heading: string
  /** As a CSS length. */
  readonly width: string
}

/** Parts of a list of one kind of document; a constant of the feature. */
export interface DocumentListing<Header extends DocumentHeader, Order extends string> {
  readonly words: DocumentWords
  readonly orders: ListOrders<Order>
  readonly orderLabels: Readonly<Record<Order, string>>
  readonly sort: (documents: readonly Header[], order: Order) => readonly Header[]
  /** Facts of each document, in the order in which its row has them. */
  readonly columns: readonly ListColumn[]
  /** Memoized, because typing in the search renders the list. */
  readonly Row: ComponentType<DocumentRowProps<Header>>
  /** Shown below the documents, such as what their contents have of a search. */
  readonly Inside?: ComponentType<InsideProps<Header>>
}

interface DocumentListProps<Header extends DocumentHeader, Order extends string> {
  readonly listing: DocumentListing<Header, Order>
  readonly documents: readonly Header[]
  /** Uuids of the documents with unsaved changes on this device. */
  readonly withDraft: ReadonlySet<string>
  /** Uuids of the documents that are being deleted. */
  readonly removing: ReadonlySet<string>
  /** Name of a document that was just restored. */
  readonly restored: string | null
  /** The mutations that rename and copy. */
  readonly naming: NamingActions<Header['uuid']>
  /** Shown beside the number of documents. */
  readonly actions?: ReactNode
  readonly onRemove: (header: Header) => void
}

/** The stored documents, with search, order and the actions for each. */
export function DocumentList<Header extends DocumentHeader, Order extends string>({
  listing: { words, orders, orderLabels, sort, columns, Row, Inside },
  documents,
  withDraft,
  removing,
  restored,
  naming: namingActions,
  actions,
  onRemove,
}: DocumentListProps<Header, Order>) {
  const viewing = useListView(orders)
  const field = useRef<HTMLInputElement>(null)
  const [naming, setNaming] = useState<DocumentNaming<Header['uuid']> | null>(null)
  // Deferred, so that typing never waits for a long list.
  const query = useDeferredValue(viewing.query)
  const sorted = useMemo(() => sort(documents, viewing.order), [sort, documents, viewing.order])
  // Other rows stay mounted but hidden: mounting hundreds of rows takes longer than a key press allows.
  const found = useMemo(() => new Set(findStudies(sorted, query)), [sorted, query])
  // Renders the rest of a long list once the first rows are interactive.
  const rows = useDeferredValue(Number.POSITIVE_INFINITY, FIRST)
  const showAll = () => {
    viewing.find('')
    field.current?.focus()
  }
  return (
    <>
      <DocumentSearch
        words={words}
        viewing={viewing}
        orders={orders.map((value) => ({ value, label: orderLabels[value] }))}
        field={field}
      />
      <Part>
        <Above>
          <Found role="status">{describeFound(words, found.size, documents.length, query.trim())}</Found>
          {actions}
        </Above>
        {found.size === 0 && (
          <div>
            <Button onPress={showAll}>Show all {words.many}</Button>
          </div>
        )}
        <Frame hidden={found.size === 0} style={{ '--facts': columns.map(({ width }) => width).join(' ') }}>
          <ListHeading columns={columns.map(({ heading }) => heading)} />
          <Items role="list" aria-label={capitalized(words.many)}>
            {sorted.slice(0, rows).map((header) => (
              <Row
                key={header.uuid || header.docName}
                header={header}
                isFound={found.has(header)}
                hasDraft={withDraft.has(header.uuid)}
                takesFocus={header.docName === restored}
                isLeaving={removing.has(header.uuid)}
                onName={setNaming}
                onRemove={onRemove}
              />
            ))}
          </Items>
        </Frame>
      </Part>
      {Inside && <Inside documents={documents} query={query} />}
      {naming && (
        <DocumentNameDialog
          key={naming.document.uuid}
          words={words}
          naming={naming}
          taken={documents.map(({ docName }) => docName)}
          actions={namingActions}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
