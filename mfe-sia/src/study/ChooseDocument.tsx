import { findStudies } from '@outcome-studio/shared/domain/study'
import type { DocumentWords } from '@outcome-studio/shared/editor'
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

interface Named {
  readonly uuid: string
  readonly docName: string
}

interface ChooseDocumentProps<Document extends Named> {
  readonly title: string
  readonly words: DocumentWords
  readonly documents: readonly Document[]
  readonly onChoose: (document: Document) => void
  readonly onClose: () => void
}

/** Asks for one of the member's documents. */
export function ChooseDocument<Document extends Named>({
  title,
  words: { one, many },
  documents,
  onChoose,
  onClose,
}: ChooseDocumentProps<Document>) {
  const [query, setQuery] = useState('')
  const found = useMemo(() => findStudies(documents, query), [documents, query])
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <TextField label={`Search ${many}`} type="search" value={query} onChange={setQuery} autoFocus />
      {found.length === 0 ? (
        <None role="status">
          {documents.length === 0 ? `You have no ${many} yet.` : `No ${one} matches.`}
        </None>
      ) : (
        <List aria-label={`Your ${many}`}>
          {found.map((document) => (
            <li key={document.uuid}>
              <Choice type="button" onClick={() => onChoose(document)}>
                {document.docName}
              </Choice>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}
