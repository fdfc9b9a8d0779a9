import { findStudies, type StudyHeader, type StudyUuid, sortStudies } from '@outcome-studio/shared/domain'
import { Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { describeFound } from './describeFound.ts'
import { StudyListItem } from './StudyListItem.tsx'
import { StudyNameDialog, type StudyNaming } from './StudyNameDialog.tsx'
import { StudySearch } from './StudySearch.tsx'
import { useListView } from './useListView.ts'
import type { StudyDraft } from './useStoredDrafts.ts'

/** Rows of the first render: at least one screen. */
const FIRST = 30

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
  gap: ${space(2)};
`

const Found = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`

interface StudyListProps {
  readonly studies: readonly StudyHeader[]
  readonly drafts: readonly StudyDraft[]
  /** Studies that are being deleted. */
  readonly removing: ReadonlySet<StudyUuid>
  /** Name of a study that was just restored. */
  readonly restored: string | null
  readonly onRemove: (study: StudyHeader) => void
}

/** The stored studies, with the actions for each. */
export function StudyList({ studies, drafts, removing, restored, onRemove }: StudyListProps) {
  const viewing = useListView()
  const field = useRef<HTMLInputElement>(null)
  const [naming, setNaming] = useState<StudyNaming | null>(null)
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
      <StudySearch {...viewing} field={field} />
      <Part>
        <Found role="status">{describeFound(found.size, studies.length, query.trim())}</Found>
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
        <StudyNameDialog
          key={naming.study.uuid}
          naming={naming}
          taken={studies.map(({ docName }) => docName)}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
