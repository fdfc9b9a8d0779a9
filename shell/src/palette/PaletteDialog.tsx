import { useNeedsList, useStudyList } from '@outcome-studio/shared/data'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice } from '@outcome-studio/shared/ui'
import { useEffect, useMemo, useState } from 'react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import type { SignedInPerson } from '../core/Person.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLoaders } from '../lazy/LoadersContext.ts'
import { findItems } from './findItems.ts'
import type { PaletteItem } from './PaletteItem.ts'
import { PaletteSearch } from './PaletteSearch.tsx'
import {
  beginItems,
  needsItems,
  pageActionItems,
  paletteItems,
  pastEventsItem,
  recentItems,
  studyItems,
} from './paletteItems.ts'
import { Hint } from './paletteStyles.ts'
import { UpcomingEventItems } from './UpcomingEventItems.tsx'
import { useChoose } from './useChoose.ts'
import { useStatementItems } from './useStatementItems.ts'

interface PaletteDialogProps {
  readonly person: SignedInPerson
  /** Initial text of the search field. */
  readonly typedAhead: string
  readonly onClose: () => void
}

const NO_ITEMS: readonly PaletteItem[] = []

/** Searches everything that a member can reach. */
export function PaletteDialog({ person, typedAhead, onClose }: PaletteDialogProps) {
  const host = useShellHost()
  const [ofPage] = useState(() => {
    const items = pageActionItems(host.pageActions.current())
    return [...items, ...beginItems(items, () => crypto.randomUUID())]
  })
  const [typed, setTyped] = useState(typedAhead)
  const studies = useStudyList()
  const choose = useChoose(onClose)
  const needs = useNeedsList()
  const { unrestricted } = useReadable(host.services.access)
  const error = studies.error ?? needs.error
  const read = studies.error ? 'studies' : 'needs documents'
  useEffect(() => {
    if (error) host.services.report(error, { read })
  }, [error, read, host])
  const hasReports = host.errors.recent().length > 0
  const mayChooseVersions = useLoaders().overrides.isAllowedFor(person.claims)
  const { links } = useEnvironment().config
  const places = useMemo(
    () => paletteItems(person, { hasReports, mayChooseVersions }, links),
    [person, hasReports, mayChooseVersions, links],
  )
  const documents = useMemo(() => {
    const [ofStudies, ofNeeds] = [studies.data ?? [], needs.data ?? []]
    return [...recentItems(ofStudies, ofNeeds), ...studyItems(ofStudies), ...needsItems(ofNeeds)]
  }, [studies.data, needs.data])
  const [ofEvents, setEvents] = useState(NO_ITEMS)
  const statements = useStatementItems(studies.data, needs.data, typed)
  const found = useMemo(
    () => findItems([...ofPage, ...documents, ...places, ...ofEvents], typed),
    [ofPage, documents, places, ofEvents, typed],
  )

  const retry = () => {
    if (studies.error) studies.refetch()
    if (needs.error) needs.refetch()
  }
  return (
    <Dialog title="Command palette" size="search" isOpen onClose={onClose}>
      <PaletteSearch
        typed={typed}
        onType={setTyped}
        found={[...found, ...statements.groups]}
        isLoading={studies.isPending || needs.isPending}
        lacksAccess={!unrestricted}
        note={statements.note}
        onChoose={choose}
        onClose={onClose}
      >
        <Hint>
          {typed.trim().length >= EVENTS_FROM && (
            <UpcomingEventItems onItems={setEvents} onSearchPast={() => choose(pastEventsItem(typed))} />
          )}
        </Hint>
        {error && (
          <Notice tone="danger" actions={<Button onPress={retry}>Try again</Button>}>
            Your {read} could not be loaded. Everything else is here.
          </Notice>
        )}
        {statements.failure && (
          <Notice tone="danger" actions={<Button onPress={statements.failure.retry}>Try again</Button>}>
            {statements.failure.message}
          </Notice>
        )}
      </PaletteSearch>
    </Dialog>
  )
}

/** Number of typed characters from which events are loaded: most uses of the palette need none. */
const EVENTS_FROM = 2
