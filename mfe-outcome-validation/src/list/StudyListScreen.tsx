import { useStudyList } from '@outcome-studio/shared/data'
import { describeError, studyUuid } from '@outcome-studio/shared/domain'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, EmptyState, Notice, Page, PageHeader, Skeleton } from '@outcome-studio/shared/ui'
import { FileText, Plus } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { newStudyPath } from '../address/studyAddress.ts'
import { whenIdle } from '../editor/binding/whenIdle.ts'
import { loadStudyScreen } from '../editor/LateStudyScreen.tsx'
import { RemovalNotice } from './RemovalNotice.tsx'
import { StudyList } from './StudyList.tsx'
import { UnsavedStudies } from './UnsavedStudies.tsx'
import { useKeptDrafts } from './useKeptDrafts.ts'
import { useRemoval } from './useRemoval.ts'

/** Every study of the member, and the way to a new one. */
export const StudyListScreen = () => {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const { data: studies, error, isPending, refetch } = useStudyList()
  const { drafts, forget } = useKeptDrafts()
  const removal = useRemoval()
  // Whoever looks at the list opens a study next; a failure is said there, where the editor is asked for again.
  useEffect(() => {
    if (!isPending) return whenIdle(() => void loadStudyScreen().catch(() => {}))
  }, [isPending])

  const startStudy = useCallback(() => {
    if (!requireAccess()) return
    host.navigate(`${host.basename}${newStudyPath(studyUuid(crypto.randomUUID()))}`)
  }, [host, requireAccess])

  const newStudy = (
    <Button tone="primary" onPress={startStudy}>
      <Plus aria-hidden="true" />
      New study
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Outcome Validation"
        lead="Write down the job, its steps and the outcomes people want, and have every statement checked."
        actions={newStudy}
      />
      {studies && <UnsavedStudies drafts={drafts} studies={studies} onDiscard={forget} />}
      <RemovalNotice removal={removal} />
      {error && (
        <Notice tone="danger" actions={<Button onPress={refetch}>Try again</Button>}>
          {describeError(error).message}
        </Notice>
      )}
      {isPending && <Skeleton label="Loading your studies" />}
      {studies?.length === 0 && (
        <EmptyState title="No studies yet" icon={<FileText aria-hidden="true" />}>
          A study holds one job, the steps it takes to get it done, and how people measure success in each.
        </EmptyState>
      )}
      {studies && studies.length > 0 && (
        <StudyList studies={studies} drafts={drafts} onRemove={removal.remove} />
      )}
    </Page>
  )
}
