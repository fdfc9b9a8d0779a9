import { useChecklist } from '@outcome-studio/shared/data'
import { LOG_OUT_PATH, PROFILE_PATH } from '@outcome-studio/shared/domain/areas'
import { createLazy } from '@outcome-studio/shared/domain/base'
import { countRemaining } from '@outcome-studio/shared/domain/member'
import { useReadable } from '@outcome-studio/shared/feature'
import { Brand, keyOf } from '@outcome-studio/shared/ui'
import { LogOut, Menu, Settings, X } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { areasFor, sidebarEntries } from '../areas/navigation.ts'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import type { SignedInPerson } from '../core/Person.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useIdlePreload } from '../lazy/useIdlePreload.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'
import { usePreload } from '../lazy/usePreload.ts'
import { AreaLink } from './AreaLink.tsx'
import { Bar, BrandLink, Entries, Toggle } from './barStyles.ts'
import { ChecklistEntry } from './ChecklistEntry.tsx'
import { ExternalEntry } from './ExternalEntry.tsx'
import { Entry, Label } from './entryStyles.ts'
import { useDismissibleLabels } from './useDismissibleLabels.ts'

const checklistPopover = createLazy(
  async () => (await import('../checklist/ChecklistPopover.tsx')).ChecklistPopover,
)

/** The main navigation: a narrow column, and a collapsible menu on phones, tablets and small screens. */
export function Sidebar({ person }: { readonly person: SignedInPerson }) {
  const { member } = person
  const host = useShellHost()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const entriesId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const checklistButton = useRef<HTMLButtonElement>(null)
  // The menu is open for one page: going to another closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const { isChecklistOpen, isChecklistBrief } = useReadable(host.modals.shown)
  const checklist = useChecklist(member)
  // Stays mounted once opened, so that it can clear the highlight when it closes.
  const [isChecklistWanted, setChecklistWanted] = useState(false)
  if (isChecklistOpen && !isChecklistWanted) setChecklistWanted(true)
  const ChecklistPopover = useLazyComponent(checklistPopover, isChecklistWanted, () => {
    host.modals.closeChecklist()
    setChecklistWanted(false)
  })
  const { links } = useEnvironment().config
  const entries = useMemo(() => sidebarEntries(person, links), [person, links])
  const paths = useMemo(() => [...areasFor(person).map(({ path }) => path), PROFILE_PATH], [person])
  useIdlePreload(paths)
  const preloadProfile = usePreload(PROFILE_PATH)
  const dismissibleLabels = useDismissibleLabels(pathname)

  const toggleChecklist = () => {
    if (isChecklistOpen && !isChecklistBrief) return host.modals.closeChecklist()
    // Closing the menu hides the entry, which must not take focus with it.
    if (isOpen) toggle.current?.focus()
    setOpenAt(null)
    host.modals.openChecklist()
  }

  return (
    <>
      <Bar aria-label="Main" onKeyDown={(event) => keyOf(event) === 'Escape' && setOpenAt(null)}>
        <BrandLink to="/">
          <Brand />
        </BrandLink>
        <Toggle
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={entriesId}
          onClick={() => {
            setOpenAt(isOpen ? null : pathname)
            host.modals.closeChecklist()
          }}
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          Menu
        </Toggle>
        <Entries id={entriesId} role="list" data-open={isOpen} {...dismissibleLabels}>
          {entries.map((entry) => (
            <li key={entry.title}>
              {entry.kind === 'area' ? <AreaLink {...entry} /> : <ExternalEntry {...entry} />}
            </li>
          ))}
          {member.cookiePreferences !== null && (
            <li data-first-of-person="">
              <ChecklistEntry
                ref={checklistButton}
                remaining={countRemaining(checklist.progress)}
                isOpen={isChecklistOpen && !isChecklistBrief}
                onClick={toggleChecklist}
              />
            </li>
          )}
          <li data-first-of-person={member.cookiePreferences === null ? '' : undefined}>
            <Entry
              as="button"
              type="button"
              onClick={() => host.services.openModal('profile')}
              {...preloadProfile}
            >
              <Settings aria-hidden="true" />
              <Label>User Settings</Label>
            </Entry>
          </li>
          <li>
            <Entry as="button" type="button" onClick={() => navigate(LOG_OUT_PATH)}>
              <LogOut aria-hidden="true" />
              <Label>Sign Out</Label>
            </Entry>
          </li>
        </Entries>
      </Bar>
      {member.cookiePreferences !== null && ChecklistPopover !== null && (
        <ChecklistPopover checklist={checklist} button={checklistButton} menu={toggle} />
      )}
    </>
  )
}
