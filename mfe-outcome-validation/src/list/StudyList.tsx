import type { StudyHeader } from '@outcome-studio/shared/domain'
import { color, radius, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { Draft } from '../editor/draft/Draft.ts'
import { StudyListItem } from './StudyListItem.tsx'
import { StudyNameDialog, type StudyNaming } from './StudyNameDialog.tsx'

/** More studies than one sees at a glance. */
const HANDFUL = 6

const Items = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  & > li + li {
    border-top: 1px solid ${color.border};
  }
`

const NothingFound = styled.p`
  color: ${color.textMuted};
`

interface StudyListProps {
  readonly studies: readonly StudyHeader[]
  readonly drafts: readonly Draft[]
  readonly onRemove: (study: StudyHeader) => void
}

/** The stored studies, with what can be done with each. */
export const StudyList = ({ studies, drafts, onRemove }: StudyListProps) => {
  const [query, setQuery] = useState('')
  const [naming, setNaming] = useState<StudyNaming | null>(null)
  const wanted = query.trim().toLocaleLowerCase()
  const found = studies.filter(({ docName }) => docName.toLocaleLowerCase().includes(wanted))
  const withDraft = new Set(drafts.map(({ study }) => study.jtbd.uuid))
  return (
    <>
      {studies.length > HANDFUL && (
        <TextField label="Find a study" type="search" value={query} onChange={setQuery} />
      )}
      {found.length === 0 ? (
        <NothingFound role="status">No study’s name contains “{query.trim()}”.</NothingFound>
      ) : (
        <Items role="list" aria-label="Studies">
          {found.map((study) => (
            <StudyListItem
              key={study.uuid}
              study={study}
              hasDraft={withDraft.has(study.uuid)}
              onName={setNaming}
              onRemove={onRemove}
            />
          ))}
        </Items>
      )}
      {naming && <StudyNameDialog key={naming.study.uuid} naming={naming} onClose={() => setNaming(null)} />}
    </>
  )
}
