import { useStatementSearch } from '@outcome-studio/shared/data'
import { statementAddress } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import type { InsideProps } from '@outcome-studio/shared/editor'
import { Button, color, Notice, radius, space, TextLink, type } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'

/** Statements that are shown at first, and added by each "Show more". */
const PAGE = 50

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  & > h2 {
    font: ${type.heading};
  }
  & > p {
    color: ${color.textMuted};
    font: ${type.small};
  }
`

const Items = styled.ul`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  & > li {
    display: grid;
    gap: ${space(0.5)};
    padding: ${space(2)} ${space(4)};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${color.border};
  }
  & small {
    color: ${color.textMuted};
    font: ${type.small};
  }
`

/** The statements of all studies that contain the words of a search. They are read when the member asks for it. */
export function FoundStatements({ documents, query }: InsideProps<StudyHeader>) {
  const search = useStatementSearch(documents, query)
  const { found, isReading, all, unread, failed, error } = search
  if (all === 0) return null
  return (
    <Part aria-labelledby="found-statements">
      <h2 id="found-statements">Statements</h2>
      {(isReading || unread < all) && <p role="status">{describeSearch(search)}</p>}
      {error && (
        <Notice tone="danger" actions={<Button onPress={search.retry}>Try again</Button>}>
          The statements of {counted(failed, 'study', 'studies')} could not be read.{' '}
          {describeError(error).message}
        </Notice>
      )}
      {found.length > 0 && <Found key={query} found={found} />}
      {unread > 0 && !isReading && (
        <div>
          <Button onPress={search.readMore}>
            {unread < all
              ? `Search ${counted(unread, 'more study', 'more studies')}`
              : 'Search the statements of your studies'}
          </Button>
        </div>
      )}
    </Part>
  )
}

function Found({ found }: Pick<ReturnType<typeof useStatementSearch>, 'found'>) {
  const [shown, setShown] = useState(PAGE)
  return (
    <>
      <Items role="list" aria-label="Statements">
        {found.slice(0, shown).map(({ uuid, text, document: { docName, uuid: studyUuid } }) => (
          <li key={`${studyUuid} ${uuid}`}>
            <TextLink dir="auto" to={statementAddress(docName, uuid)}>
              {text}
            </TextLink>
            <small dir="auto">{docName}</small>
          </li>
        ))}
      </Items>
      {shown < found.length && (
        <div>
          <Button onPress={() => setShown(shown + PAGE)}>
            Show {Math.min(PAGE, found.length - shown)} more
          </Button>
        </div>
      )}
    </>
  )
}

function describeSearch({
  found,
  isReading,
  all,
  unread,
  failed,
}: ReturnType<typeof useStatementSearch>): string {
  if (isReading) return 'Reading the statements of your studies…'
  const searched = all - unread - failed
  const where = searched === all ? 'all studies' : `${searched} of ${counted(all, 'study', 'studies')}`
  return found.length === 0
    ? `No statement in ${where} contains these words.`
    : `${counted(found.length, 'statement')} in ${where}`
}
