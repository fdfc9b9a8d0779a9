import { currentStudies, useStudyList } from '@outcome-studio/shared/data'
import { studyKind } from '@outcome-studio/shared/document'
import { describeError, studyUuid } from '@outcome-studio/shared/domain'
import {
  createLazyPart,
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
import { useHost, useLazyComponent, usePageActions, useRequireAccess } from '@outcome-studio/shared/feature'
import { STUDY_WORDS, useStudyEditing } from '@outcome-studio/shared/kinds'
import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  PageHeader,
  Skeleton,
  WidePage,
} from '@outcome-studio/shared/ui'
import { FileText, FileUp, LayoutTemplate, Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { examplePath } from '../core/examplePath.ts'
import { StudyList } from './StudyList.tsx'

const newStudyDialog = createLazyPart(
  async () => (await import('../templates/NewStudyDialog.tsx')).NewStudyDialog,
)
const importDialog = createLazyPart(async () => (await import('../import/ImportDialog.tsx')).ImportDialog)

/** With this search the list opens the import. Home leads here. */
const IMPORT_SEARCH = '?start=import'

const forgetRemoved = () => currentStudies().forgetRemoved()

interface StudyListScreenProps {
  /** Called while the browser is idle once the list is loaded, because a study is usually opened next. */
  readonly preloadEditor: () => void
}

/** All studies of the member, with the actions to create one. */
export function StudyListScreen({ preloadEditor }: StudyListScreenProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const isReadOnly = useReadOnly()
  const editing = useStudyEditing()
  const { data: studies, error, isPending, refetch } = useStudyList()
  const { drafts, remove: removeDraft } = useStoredDrafts(studyKind)
  const taken = useMemo(() => studies?.map(({ docName }) => docName) ?? [], [studies])
  const removal = useRemoval({ editing, taken })
  useForgetRemoved(forgetRemoved, STUDY_WORDS, studies !== undefined && error === null)
  const [isChoosing, setChoosing] = useState(false)
  const closeTemplates = useCallback(() => setChoosing(false), [])
  const NewStudyDialog = useLazyComponent(newStudyDialog, isChoosing, closeTemplates)
  const [isImporting, setImporting] = useState(false)
  const closeImport = useCallback(() => setImporting(false), [])
  const ImportDialog = useLazyComponent(importDialog, isImporting, closeImport)
  const [restored, setRestored] = useState<string | null>(null)
  const newStudyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isPending) return whenIdle(preloadEditor)
  }, [isPending, preloadEditor])

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
  const goOn = useCallback((docName: string | null) => {
    setRestored(docName)
    if (docName === null) newStudyButton.current?.focus()
  }, [])

  usePageActions(() => [
    { id: 'new', label: 'New study', run: startStudy },
    { id: 'import', label: 'Import', run: startImport },
    { id: 'templates', label: 'Templates and examples', run: chooseTemplate },
  ])

  const { remove } = removal
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
      <Button tone="primary" onPress={startStudy} ref={newStudyButton}>
        <Plus aria-hidden="true" />
        New study
      </Button>
    </>
  )
  return (
    <WidePage>
      <PageHeader
        title="Outcome Validation"
        lead="A job, its steps and the outcomes people want, checked as you write."
        actions={actions}
      />
      {isReadOnly && (
        <ReadOnlyNotice>
          Without a membership you can open, read, search and export your studies, but not create or change
          them.
        </ReadOnlyNotice>
      )}
      {studies && (
        <UnsavedDocuments editing={editing} drafts={drafts} stored={studies} onDiscard={removeDraft} />
      )}
      <RemovalNotice removal={removal} onSettled={goOn} />
      {error && (
        <Notice tone="danger" actions={<Button onPress={refetch}>Try again</Button>}>
          {describeError(error).message}
        </Notice>
      )}
      {isPending && <Skeleton label="Loading your studies" />}
      {studies?.length === 0 && (
        <EmptyState
          title="No studies yet"
          icon={<FileText aria-hidden="true" />}
          action={
            <LinkButton to={`${host.basename}${examplePath('evening-meal')}`}>
              Open a finished example
            </LinkButton>
          }
        >
          A study holds one job, the steps it takes to get it done, and how people measure success in each.
        </EmptyState>
      )}
      {studies && studies.length > 0 && (
        <StudyList
          studies={studies}
          drafts={drafts}
          removing={removal.busy}
          restored={restored}
          onRemove={remove}
        />
      )}
      {NewStudyDialog && <NewStudyDialog taken={taken} onClose={closeTemplates} />}
      {ImportDialog && <ImportDialog taken={taken} onClose={closeImport} />}
    </WidePage>
  )
}
