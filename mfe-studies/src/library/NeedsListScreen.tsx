import { currentNeeds, useNeedsList } from '@outcome-studio/shared/data'
import { needsKind } from '@outcome-studio/shared/document'
import { describeError, needsUuid } from '@outcome-studio/shared/domain'
import {
  newPath,
  ReadOnlyNotice,
  RemovalNotice,
  UnsavedDocuments,
  useForgetRemoved,
  useReadOnly,
  useRemoval,
  useStoredDrafts,
  whenIdle,
} from '@outcome-studio/shared/editor'
import { useHost, usePageActions, useRequireAccess } from '@outcome-studio/shared/feature'
import { NEEDS_WORDS, useNeedsEditing } from '@outcome-studio/shared/kinds'
import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  PageHeader,
  Skeleton,
  space,
  WidePage,
} from '@outcome-studio/shared/ui'
import { BookOpen, Compass, Plus, Shapes } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { comparePath } from '../core/comparePath.ts'
import { type Opening, openingSearch } from '../core/opening.ts'
import { NeedsList } from './NeedsList.tsx'

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`

const forgetRemoved = () => currentNeeds().forgetRemoved()

interface NeedsListScreenProps {
  /** Called while the browser is idle once the list is loaded, because a document is usually opened next. */
  readonly preloadDocument: () => void
}

/** All needs documents of the member, with the actions to begin one. */
export function NeedsListScreen({ preloadDocument }: NeedsListScreenProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const isReadOnly = useReadOnly()
  const editing = useNeedsEditing()
  const { data: documents, error, isPending, refetch } = useNeedsList()
  const { drafts, remove: removeDraft } = useStoredDrafts(needsKind)
  const withDraft = useMemo(() => new Set(drafts.map(({ content }) => content.uuid)), [drafts])
  const taken = useMemo(() => documents?.map(({ docName }) => docName) ?? [], [documents])
  const removal = useRemoval({ editing, taken })
  useForgetRemoved(forgetRemoved, NEEDS_WORDS, documents !== undefined && error === null)
  const [restored, setRestored] = useState<string | null>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isPending) return whenIdle(preloadDocument)
  }, [isPending, preloadDocument])

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
  const goOn = useCallback((docName: string | null) => {
    setRestored(docName)
    if (docName === null) newButton.current?.focus()
  }, [])

  usePageActions(() => [
    { id: 'new', kind: 'create', label: 'New needs document', run: begin('empty') },
    { id: 'guide', kind: 'create', label: 'Guided start', run: begin('guide') },
    { id: 'example', kind: 'open', label: 'Open the worked example', run: () => open('example') },
  ])

  const example = (
    <Button onPress={() => open('example')}>
      <BookOpen aria-hidden="true" />
      Open the worked example
    </Button>
  )
  const guide = (
    <Button onPress={begin('guide')}>
      <Compass aria-hidden="true" />
      Guided start
    </Button>
  )
  const isEmpty = documents?.length === 0
  const hasSome = documents !== undefined && !isEmpty
  const [latest, other] = documents ?? []
  return (
    <WidePage>
      <PageHeader
        title="Needs Framework"
        lead="Who wants to get what done, what they need around it, and where those needs are unmet."
        actions={
          <>
            {latest && other && (
              <LinkButton to={`${host.basename}${comparePath(latest.docName, other.docName)}`}>
                Compare
              </LinkButton>
            )}
            {hasSome && example}
            {hasSome && guide}
            <Button tone="primary" onPress={begin('empty')} ref={newButton}>
              <Plus aria-hidden="true" />
              New needs document
            </Button>
          </>
        }
      />
      {isReadOnly && (
        <ReadOnlyNotice>
          Without a membership you can open, read, search and export your needs documents, but not create or
          change them.
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
      {isPending && <Skeleton label="Loading your needs documents" />}
      {isEmpty && (
        <EmptyState
          title="No needs documents yet"
          icon={<Shapes aria-hidden="true" />}
          action={
            <Ways>
              {guide}
              {example}
            </Ways>
          }
        >
          A needs document maps one core job and everything people need around it, in six layers. Answer a few
          questions to begin one, or look at a finished example.
        </EmptyState>
      )}
      {hasSome && (
        <NeedsList
          documents={documents}
          withDraft={withDraft}
          removing={removal.busy}
          restored={restored}
          onRemove={removal.remove}
        />
      )}
    </WidePage>
  )
}
