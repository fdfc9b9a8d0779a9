import { useCopyStudy, useRenameStudy } from '@outcome-studio/shared/data'
import type { Draft, StudyDocument } from '@outcome-studio/shared/document'
import { STUDY_ORDERS, type StudyHeader, type StudyOrder, sortStudies } from '@outcome-studio/shared/domain'
import { DocumentList, type DocumentListing } from '@outcome-studio/shared/editor'
import { STUDY_WORDS } from '@outcome-studio/shared/kinds'
import { useMemo } from 'react'
import { StudyListItem } from './StudyListItem.tsx'

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
}

interface StudyListProps {
  readonly studies: readonly StudyHeader[]
  readonly drafts: readonly Draft<StudyDocument>[]
  /** Studies that are being deleted. */
  readonly removing: ReadonlySet<string>
  /** Name of a study that was just restored. */
  readonly restored: string | null
  readonly onRemove: (study: StudyHeader) => void
}

/** The stored studies, with the actions for each. */
export function StudyList({ studies, drafts, ...state }: StudyListProps) {
  const actions = { rename: useRenameStudy(), copy: useCopyStudy() }
  const withDraft = useMemo(() => new Set(drafts.map(({ content }) => content.jtbd.uuid)), [drafts])
  return (
    <DocumentList {...state} listing={LISTING} documents={studies} withDraft={withDraft} actions={actions} />
  )
}
