import { useCopyStudy, useRenameStudy, useStudyList } from '@outcome-studio/shared/data'
import {
  STUDY_ORDERS,
  type StudyHeader,
  type StudyOrder,
  sortStudies,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import {
  createLazyPart,
  type DocumentListing,
  DocumentListScreen,
  newPath,
} from '@outcome-studio/shared/editor'
import { useHost, useLazyComponent, usePageActions, useRequireAccess } from '@outcome-studio/shared/feature'
import { STUDY_WORDS, useStudyEditing } from '@outcome-studio/shared/kinds'
import { Button, EmptyState, LinkButton } from '@outcome-studio/shared/ui'
import { FileText, FileUp, LayoutTemplate, Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { examplePath } from '../core/examplePath.ts'
import { FoundStatements } from './FoundStatements.tsx'
import { StudyListItem } from './StudyListItem.tsx'

const newStudyDialog = createLazyPart(
  async () => (await import('../templates/NewStudyDialog.tsx')).NewStudyDialog,
)
const importDialog = createLazyPart(async () => (await import('../import/ImportDialog.tsx')).ImportDialog)

/** With this search the list opens the import. Home leads here. */
const IMPORT_SEARCH = '?start=import'

const LISTING: DocumentListing<StudyHeader, StudyOrder> = {
  words: STUDY_WORDS,
  orders: STUDY_ORDERS,
  orderLabels: { saved: 'Last saved', name: 'Name', statements: 'Most statements' },
  sort: sortStudies,
  columns: [
    { heading: 'Job steps', width: '4.5rem' },
    { heading: 'Outcomes', width: '4.5rem' },
    { heading: 'Last check', width: '14rem' },
    { heading: 'Ratings', width: '7.5rem' },
    { heading: 'Saved', width: '7rem' },
  ],
  Row: StudyListItem,
  Inside: FoundStatements,
}

interface StudyListScreenProps {
  /** Called while the browser is idle once the list is loaded, because a study is usually opened next. */
  readonly preloadEditor: () => void
}

/** All studies of the member, with the actions to create one. */
export function StudyListScreen({ preloadEditor }: StudyListScreenProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const editing = useStudyEditing()
  const list = useStudyList()
  const naming = { rename: useRenameStudy(), copy: useCopyStudy() }
  const taken = useMemo(() => list.data?.map(({ docName }) => docName) ?? [], [list.data])
  const [isChoosing, setChoosing] = useState(false)
  const closeTemplates = useCallback(() => setChoosing(false), [])
  const NewStudyDialog = useLazyComponent(newStudyDialog, isChoosing, closeTemplates)
  const [isImporting, setImporting] = useState(false)
  const closeImport = useCallback(() => setImporting(false), [])
  const ImportDialog = useLazyComponent(importDialog, isImporting, closeImport)
  const newStudyButton = useRef<HTMLButtonElement>(null)

  const startStudy = useCallback(() => {
    if (!requireAccess()) return
    host.navigate(`${host.basename}${newPath(studyUuid(crypto.randomUUID()))}`)
  }, [host, requireAccess])
  const chooseTemplate = useCallback(() => setChoosing(true), [])
  const startImport = useCallback(() => {
    if (requireAccess()) setImporting(true)
  }, [requireAccess])
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (search !== IMPORT_SEARCH) return
    host.navigate(pathname, { replace: true })
    startImport()
  }, [host, pathname, search, startImport])
  usePageActions(() => [
    { id: 'new', label: 'New study', run: startStudy },
    { id: 'import', label: 'Import', run: startImport },
    { id: 'templates', label: 'Templates and examples', run: chooseTemplate },
  ])

  const actions = (
    <>
      <Button onPress={chooseTemplate}>
        <LayoutTemplate aria-hidden="true" />
        Templates and examples
      </Button>
      <Button onPress={startImport}>
        <FileUp aria-hidden="true" />
        Import
      </Button>
      <Button
        tone={list.data?.length === 0 ? 'secondary' : 'primary'}
        onPress={startStudy}
        ref={newStudyButton}
      >
        <Plus aria-hidden="true" />
        New study
      </Button>
    </>
  )
  const empty = (
    <EmptyState
      title="No studies yet"
      icon={<FileText aria-hidden="true" />}
      action={
        <>
          <Button tone="primary" onPress={startStudy}>
            <Plus aria-hidden="true" />
            Write your first study
          </Button>
          <LinkButton to={`${host.basename}${examplePath('evening-meal')}`}>
            Open a finished example
          </LinkButton>
        </>
      }
    >
      A study holds one job, the steps it takes to get it done, and how people measure success in each.
    </EmptyState>
  )
  return (
    <DocumentListScreen
      editing={editing}
      listing={LISTING}
      list={list}
      naming={naming}
      title="Outcome Validation"
      lead="A job, its steps and the outcomes people want, checked as you write."
      actions={actions}
      newButton={newStudyButton}
      empty={empty}
      preloadEditor={preloadEditor}
    >
      {NewStudyDialog && <NewStudyDialog taken={taken} onClose={closeTemplates} />}
      {ImportDialog && <ImportDialog taken={taken} onClose={closeImport} />}
    </DocumentListScreen>
  )
}
