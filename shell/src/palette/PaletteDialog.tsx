import { useStudyList } from '@outcome-studio/shared/data'
import { Button, Dialog, Notice } from '@outcome-studio/shared/ui'
import { useEffect, useMemo, useState } from 'react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import type { SignedInPerson } from '../core/Person.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLoaders } from '../lazy/LoadersContext.ts'
import { findItems } from './findItems.ts'
import type { PaletteItem } from './PaletteItem.ts'
import { PaletteSearch } from './PaletteSearch.tsx'
import { pageActionItems, paletteItems, pastEventsItem, studyItems } from './paletteItems.ts'
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
  const [ofPage] = useState(() => pageActionItems(host.pageActions.current()))
  const [typed, setTyped] = useState(typedAhead)
  const studies = useStudyList()
  const choose = useChoose(onClose)
  const { error } = studies
  useEffect(() => {
    if (error) host.services.report(error, { read: 'studies' })
  }, [error, host])
  const hasReports = host.errors.recent().length > 0
  const mayChooseVersions = useLoaders().overrides.isAllowedFor(person.claims)
  const { links } = useEnvironment().config
  const places = useMemo(
    () => paletteItems(person, { hasReports, mayChooseVersions }, links),
    [person, hasReports, mayChooseVersions, links],
  )
  const ofStudies = useMemo(() => (studies.data ? studyItems(studies.data) : NO_ITEMS), [studies.data])
  const [ofEvents, setEvents] = useState(NO_ITEMS)
  const statements = useStatementItems(studies.data, typed)
  const found = useMemo(
    () => findItems([...ofPage, ...places, ...ofStudies, ...ofEvents], typed),
    [ofPage, places, ofStudies, ofEvents, typed],
  )

  return (
    <Dialog title="Command palette" isOpen onClose={onClose}>
      <PaletteSearch
        typed={typed}
        onType={setTyped}
        found={[...found, ...statements.groups]}
        isLoading={studies.isPending}
        note={statements.note}
        onChoose={choose}
      />
      <Hint>
        {typed.trim().length >= EVENTS_FROM && (
          <UpcomingEventItems onItems={setEvents} onSearchPast={() => choose(pastEventsItem(typed))} />
        )}
      </Hint>
      {error && (
        <Notice tone="danger" actions={<Button onPress={studies.refetch}>Try again</Button>}>
          Your studies could not be loaded. Everything else is here.
        </Notice>
      )}
      {statements.failure && (
        <Notice tone="danger" actions={<Button onPress={statements.failure.retry}>Try again</Button>}>
          {statements.failure.message}
        </Notice>
      )}
    </Dialog>
  )
}

/** Number of typed characters from which events are loaded: most uses of the palette need none. */
const EVENTS_FROM = 2
