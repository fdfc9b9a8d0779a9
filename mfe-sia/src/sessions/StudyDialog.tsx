import { findStudies, type StudyHeader } from '@outcome-studio/shared/domain'
import { color, Dialog, focusRing, radius, space, TextField, type } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`
const Choice = styled.button`
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  font: ${type.body};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.sunken};
  }
`
const None = styled.p`
  color: ${color.textMuted};
`

interface StudyDialogProps {
  readonly studies: readonly StudyHeader[]
  readonly onChoose: (study: StudyHeader) => void
  readonly onClose: () => void
}

/** Asks which study a new session is about. */
export function StudyDialog({ studies, onChoose, onClose }: StudyDialogProps) {
  const [query, setQuery] = useState('')
  const found = useMemo(() => findStudies(studies, query), [studies, query])
  return (
    <Dialog title="New session about a study" isOpen onClose={onClose}>
      <TextField label="Search studies" type="search" value={query} onChange={setQuery} autoFocus />
      {found.length === 0 ? (
        <None role="status">{studies.length === 0 ? 'You have no studies yet.' : 'No study matches.'}</None>
      ) : (
        <List aria-label="Studies">
          {found.map((study) => (
            <li key={study.uuid}>
              <Choice type="button" onClick={() => onChoose(study)}>
                {study.docName}
              </Choice>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}
