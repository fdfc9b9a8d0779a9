import { useStatementSearch } from '@outcome-studio/shared/data'
import { studyAddress } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
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

const NONE: readonly StudyHeader[] = []

/**
 * The statements of all studies that match, and the item that reads studies whose statements are not known yet. Those of
 * the open study are among the actions of the page.
 */
export function useStatementItems(
  studies: readonly StudyHeader[] | undefined,
  typed: string,
): StatementItems {
  const { pathname } = useLocation()
  const others = useMemo(
    () => studies?.filter(({ docName }) => studyAddress(docName) !== pathname) ?? NONE,
    [studies, pathname],
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
      isReading ? 'Reading the statements of your studies…' : '',
    ]
      .filter((part) => part !== '')
      .join('. '),
    failure: error && { message: describeFailure(failed, error), retry },
  }
}

/** Reads the statements of studies only when it is chosen, because each study costs reads. */
const searchItem = (unread: number, all: number, run: () => void): PaletteItem => ({
  id: 'search statements',
  label:
    unread === all
      ? 'Search the statements of your studies'
      : `Search the statements of ${counted(unread, 'more study', 'more studies')}`,
  group: 'Statements',
  target: { kind: 'search', run },
})

const describeFailure = (failed: number, error: Error): string =>
  `The statements of ${counted(failed, 'study', 'studies')} could not be read. ${describeError(error).message}`
