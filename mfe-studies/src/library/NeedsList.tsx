import { useCopyNeeds, useRenameNeeds } from '@outcome-studio/shared/data'
import {
  findStudies,
  NEEDS_DOCUMENT_ORDERS,
  type NeedsHeader,
  type NeedsUuid,
  sortNeedsDocuments,
} from '@outcome-studio/shared/domain'
import {
  DocumentNameDialog,
  type DocumentNaming,
  DocumentSearch,
  describeFound,
  useListView,
} from '@outcome-studio/shared/editor'
import { Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { NEEDS_WORDS } from '../core/NEEDS_WORDS.ts'
import { NeedsListItem } from './NeedsListItem.tsx'

/** Rows of the first render: at least one screen. */
const FIRST = 30

const ORDER_LABELS = [
  { value: 'saved', label: 'Last saved' },
  { value: 'name', label: 'Name' },
  { value: 'goals', label: 'Most goals' },
] as const

const Items = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  & > li:not([hidden]) ~ li:not([hidden]) {
    border-top: 1px solid ${color.border};
  }
`

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

const Found = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`

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
export function NeedsList({ documents, withDraft, removing, restored, onRemove }: NeedsListProps) {
  const viewing = useListView(NEEDS_DOCUMENT_ORDERS)
  const field = useRef<HTMLInputElement>(null)
  const [naming, setNaming] = useState<DocumentNaming<NeedsUuid> | null>(null)
  const actions = { rename: useRenameNeeds(), copy: useCopyNeeds() }
  // Deferred, so that typing never waits for a long list.
  const query = useDeferredValue(viewing.query)
  const sorted = useMemo(() => sortNeedsDocuments(documents, viewing.order), [documents, viewing.order])
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
      <DocumentSearch words={NEEDS_WORDS} viewing={viewing} orders={ORDER_LABELS} field={field} />
      <Part>
        <Found role="status">{describeFound(NEEDS_WORDS, found.size, documents.length, query.trim())}</Found>
        {found.size === 0 && (
          <div>
            <Button onPress={showAll}>Show all needs documents</Button>
          </div>
        )}
        <Items role="list" aria-label="Needs documents" hidden={found.size === 0}>
          {sorted.slice(0, rows).map((needs) => (
            <NeedsListItem
              key={needs.uuid || needs.docName}
              needs={needs}
              isFound={found.has(needs)}
              hasDraft={withDraft.has(needs.uuid)}
              takesFocus={needs.docName === restored}
              isLeaving={removing.has(needs.uuid)}
              onName={setNaming}
              onRemove={onRemove}
            />
          ))}
        </Items>
      </Part>
      {naming && (
        <DocumentNameDialog
          key={naming.document.uuid}
          words={NEEDS_WORDS}
          naming={naming}
          taken={documents.map(({ docName }) => docName)}
          actions={actions}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
