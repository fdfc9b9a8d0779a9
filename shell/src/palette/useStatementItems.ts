import { useStatementSearch } from '@outcome-studio/shared/data'
import { needsAddress, studyAddress } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { FoundGroup } from './findItems.ts'
import type { PaletteItem } from './PaletteItem.ts'
import { statementItems } from './paletteItems.ts'

/** Items that are listed. More words narrow the results. */
const MOST_SHOWN = 20

interface StatementItems {
  /** At most one group, the last of the palette. */
  readonly groups: readonly FoundGroup[]
  /** What is not listed, or is still being read. */
  readonly note: string
  /** What could not be read. */
  readonly failure: { readonly message: string; readonly retry: () => void } | null
}

const NO_STUDIES: readonly StudyHeader[] = []
const NO_NEEDS: readonly NeedsHeader[] = []

/**
 * The statements of all documents that match, and the item that reads documents whose statements are not known yet.
 * Those of the open document are among the actions of the page.
 */
export function useStatementItems(
  studies: readonly StudyHeader[] = NO_STUDIES,
  needs: readonly NeedsHeader[] = NO_NEEDS,
  typed: string,
): StatementItems {
  const { pathname } = useLocation()
  const others = useMemo(
    () =>
      [
        ...studies.filter(({ docName }) => studyAddress(docName) !== pathname),
        ...needs.filter(({ docName }) => needsAddress(docName) !== pathname),
      ].sort((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1)),
    [studies, needs, pathname],
  )
  // Deferred, so that typing never waits for a search in thousands of statements.
  const { found, isReading, all, unread, failed, error, readMore, retry } = useStatementSearch(
    others,
    useDeferredValue(typed),
  )
  const shown = useMemo(() => statementItems(found.slice(0, MOST_SHOWN)), [found])
  const items = unread > 0 && !isReading ? [...shown, searchItem(unread, all, readMore)] : shown
  return {
    groups: items.length > 0 ? [{ group: 'Statements', items }] : [],
    note: [
      found.length > MOST_SHOWN
        ? `Of ${counted(found.length, 'statement')}, the first ${MOST_SHOWN} are listed`
        : '',
      isReading ? 'Reading the statements of your documents…' : '',
    ]
      .filter((part) => part !== '')
      .join('. '),
    failure: error && { message: describeFailure(failed, error), retry },
  }
}

/** Reads the statements of documents only when it is chosen, because each document costs reads. */
const searchItem = (unread: number, all: number, run: () => void): PaletteItem => ({
  id: 'search statements',
  label:
    unread === all
      ? 'Search the statements of your documents'
      : `Search the statements of ${counted(unread, 'more document')}`,
  group: 'Statements',
  target: { kind: 'search', run },
})

const describeFailure = (failed: number, error: Error): string =>
  `The statements of ${counted(failed, 'document')} could not be read. ${describeError(error).message}`
