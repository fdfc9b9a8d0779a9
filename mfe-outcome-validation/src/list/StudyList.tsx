import { useCopyStudy, useRenameStudy } from '@outcome-studio/shared/data'
import type { Draft, StudyDocument } from '@outcome-studio/shared/document'
import {
  findStudies,
  STUDY_ORDERS,
  type StudyHeader,
  type StudyUuid,
  sortStudies,
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
import { STUDY_WORDS } from '../core/STUDY_WORDS.ts'
import { StudyListItem } from './StudyListItem.tsx'

/** Rows of the first render: at least one screen. */
const FIRST = 30

const ORDERS = [
  { value: 'saved', label: 'Last saved' },
  { value: 'name', label: 'Name' },
  { value: 'statements', label: 'Most statements' },
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
export function StudyList({ studies, drafts, removing, restored, onRemove }: StudyListProps) {
  const viewing = useListView(STUDY_ORDERS)
  const field = useRef<HTMLInputElement>(null)
  const [naming, setNaming] = useState<DocumentNaming<StudyUuid> | null>(null)
  const actions = { rename: useRenameStudy(), copy: useCopyStudy() }
  // Deferred, so that typing never waits for a long list.
  const query = useDeferredValue(viewing.query)
  const sorted = useMemo(() => sortStudies(studies, viewing.order), [studies, viewing.order])
  // Other rows stay mounted but hidden: mounting hundreds of rows takes longer than a key press allows.
  const found = useMemo(() => new Set(findStudies(sorted, query)), [sorted, query])
  // Renders the rest of a long list once the first rows are interactive.
  const rows = useDeferredValue(Number.POSITIVE_INFINITY, FIRST)
  const withDraft = useMemo(() => new Set(drafts.map(({ content }) => content.jtbd.uuid)), [drafts])
  const showAll = () => {
    viewing.find('')
    field.current?.focus()
  }
  return (
    <>
      <DocumentSearch words={STUDY_WORDS} viewing={viewing} orders={ORDERS} field={field} />
      <Part>
        <Found role="status">{describeFound(STUDY_WORDS, found.size, studies.length, query.trim())}</Found>
        {found.size === 0 && (
          <div>
            <Button onPress={showAll}>Show all studies</Button>
          </div>
        )}
        <Items role="list" aria-label="Studies" hidden={found.size === 0}>
          {sorted.slice(0, rows).map((study) => (
            <StudyListItem
              key={study.uuid || study.docName}
              study={study}
              isFound={found.has(study)}
              hasDraft={withDraft.has(study.uuid)}
              takesFocus={study.docName === restored}
              isLeaving={removing.has(study.uuid)}
              onName={setNaming}
              onRemove={onRemove}
            />
          ))}
        </Items>
      </Part>
      {naming && (
        <DocumentNameDialog
          key={naming.document.uuid}
          words={STUDY_WORDS}
          actions={actions}
          naming={naming}
          taken={studies.map(({ docName }) => docName)}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
