import { CHECKLIST_OPEN_DELAY } from '@outcome-studio/shared/domain/base'
import { countRemaining, isProfileComplete } from '@outcome-studio/shared/domain/member'
import { useReadable } from '@outcome-studio/shared/feature'
import { CLOSED_CHECKLIST, storedText } from '@outcome-studio/shared/storage'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfirmedPerson } from '../core/PersonContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'

/**
 * Opens the checklist automatically three seconds after home is shown, if items remain (docs/product.md §4). It stays
 * closed while a payment is due, and if the person has opened it on this page, or has ever closed it on this device. In a small
 * window it opens as one line. Time under a modal or the
 * palette does not count. Navigation and a change of person close it.
 */
export function useChecklistOpening(): void {
  const host = useShellHost()
  const { modals } = host
  const person = useConfirmedPerson()
  const { pathname } = useLocation()
  const { modal, isChecklistOpen } = useReadable(modals.shown)
  const isPaletteOpen = useReadable(host.palette.isOpen)
  const seenBy = useRef(new Set<string>())

  const member = person.state === 'signedIn' ? person.member : null
  const id = member?.id ?? null
  const isDue =
    pathname === '/' &&
    modal === null &&
    !isPaletteOpen &&
    member !== null &&
    isProfileComplete(member) &&
    member.cookiePreferences !== null &&
    // On a phone it would cover the notice that a payment is due.
    member.payment?.state !== 'due' &&
    countRemaining(member.checklistProgress) > 0

  const place = `${id} ${pathname}`
  const lastPlace = useRef(place)
  useEffect(() => {
    if (lastPlace.current !== place) modals.closeChecklist()
    lastPlace.current = place
  }, [place, modals])

  useEffect(() => {
    if (id === null || !isChecklistOpen || !modals.shown.get().isChecklistOpen) return
    seenBy.current.add(id)
    return modals.shown.subscribe(() => {
      if (!modals.shown.get().isChecklistOpen) closedBy(id).set('closed')
    })
  }, [id, isChecklistOpen, modals])

  useEffect(() => {
    if (!isDue || id === null) return
    const timer = setTimeout(() => {
      if (!seenBy.current.has(id) && closedBy(id).get() === null) modals.openChecklist(isSmallWindow())
    }, CHECKLIST_OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [isDue, id, modals])
}

/** Where the whole list would cover what the person came for. */
const isSmallWindow = () =>
  globalThis.matchMedia?.('(max-width: 599px), (max-height: 859px)').matches ?? false

const closedBy = (id: string) => storedText(window, CLOSED_CHECKLIST, encodeURIComponent(id))
