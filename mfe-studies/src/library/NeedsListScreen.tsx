import { useCopyNeeds, useNeedsList, useRenameNeeds } from '@outcome-studio/shared/data'
import { type NeedsHeader, needsUuid } from '@outcome-studio/shared/domain/needs'
import { type DocumentListing, DocumentListScreen, newPath } from '@outcome-studio/shared/editor'
import { useHost, usePageActions, useRequireAccess } from '@outcome-studio/shared/feature'
import { NEEDS_WORDS, useNeedsEditing } from '@outcome-studio/shared/kinds'
import { Button, EmptyState, LinkButton } from '@outcome-studio/shared/ui'
import { BookOpen, Compass, Plus, Shapes } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { comparePath } from '../core/comparePath.ts'
import { type Opening, openingSearch } from '../core/opening.ts'
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
    { heading: 'Ranked gaps', width: '6rem' },
    { heading: 'Saved', width: '7rem' },
  ],
  Row: NeedsListItem,
}

interface NeedsListScreenProps {
  /** Called while the browser is idle once the list is loaded, because a document is usually opened next. */
  readonly preloadDocument: () => void
}

/** All needs documents of the member, with the actions to begin one. */
export function NeedsListScreen({ preloadDocument }: NeedsListScreenProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const editing = useNeedsEditing()
  const list = useNeedsList()
  const naming = { rename: useRenameNeeds(), copy: useCopyNeeds() }
  const newButton = useRef<HTMLButtonElement>(null)

  const open = useCallback(
    (opening: Opening) => {
      const uuid = needsUuid(crypto.randomUUID())
      host.navigate(`${host.basename}${newPath(uuid)}${openingSearch(opening)}`)
    },
    [host],
  )
  const begin = (opening: Opening) => () => {
    if (requireAccess()) open(opening)
  }
  usePageActions(() => [
    { id: 'new', kind: 'create', label: 'New needs document', run: begin('empty') },
    { id: 'guide', kind: 'create', label: 'Guided start', run: begin('guide') },
    { id: 'example', kind: 'open', label: 'Open the worked example', run: () => open('example') },
  ])

  const actions = (
    <>
      <Button onPress={() => open('example')}>
        <BookOpen aria-hidden="true" />
        Open the worked example
      </Button>
      <Button onPress={begin('guide')}>
        <Compass aria-hidden="true" />
        Guided start
      </Button>
      <Button tone="primary" onPress={begin('empty')} ref={newButton}>
        <Plus aria-hidden="true" />
        New needs document
      </Button>
    </>
  )
  const [latest, other] = list.data ?? []
  const compare = latest && other && (
    <LinkButton to={`${host.basename}${comparePath(latest.docName, other.docName)}`}>Compare</LinkButton>
  )
  const empty = (
    <EmptyState title="No needs documents yet" icon={<Shapes aria-hidden="true" />}>
      A needs document maps one core job and everything people need around it, in six layers. Answer a few
      questions to begin one, or look at a finished example.
    </EmptyState>
  )
  return (
    <DocumentListScreen
      editing={editing}
      listing={LISTING}
      list={list}
      naming={naming}
      title="Needs Framework"
      lead="Who wants to get what done, what they need around it, and where those needs are unmet."
      actions={actions}
      listActions={compare}
      newButton={newButton}
      empty={empty}
      preloadEditor={preloadDocument}
    />
  )
}
