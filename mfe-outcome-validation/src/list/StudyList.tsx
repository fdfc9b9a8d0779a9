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

/** No screen shows more of them at first. */
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
  /** Those that are being deleted at this moment. */
  readonly removing: ReadonlySet<StudyUuid>
  /** Name of a study that has just come back. */
  readonly restored: string | null
  readonly onRemove: (study: StudyHeader) => void
}

/** The stored studies, with what can be done with each. */
export const StudyList = ({ studies, drafts, removing, restored, onRemove }: StudyListProps) => {
  const viewing = useListView()
  const field = useRef<HTMLInputElement>(null)
  const [naming, setNaming] = useState<StudyNaming | null>(null)
  // Typing never waits for a long list.
  const query = useDeferredValue(viewing.query)
  const sorted = useMemo(() => sortStudies(studies, viewing.order), [studies, viewing.order])
  // The others stay where they are, unseen: making hundreds of rows anew takes longer than a key press may.
  const found = useMemo(() => new Set(findStudies(sorted, query)), [sorted, query])
  // The rest of a long list follows once the first of it can be used.
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
