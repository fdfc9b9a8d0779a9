import { type Member, PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { GraduationCap, LogOut, Menu, Settings, Users, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useShell } from '../../boot/ShellContext.ts'
import { EXTERNAL_LINKS } from '../externalLinks.ts'
import { areasFor } from '../navigation.ts'
import { useIdlePreload } from '../useIdlePreload.ts'
import { usePreload } from '../usePreload.ts'
import { AreaLink } from './AreaLink.tsx'
import { Bar, Brand, Entries, Toggle } from './barLook.ts'
import { Entry, Label } from './entryLook.ts'

const EXTERNAL = [
  { ...EXTERNAL_LINKS.training, Icon: GraduationCap },
  { ...EXTERNAL_LINKS.community, Icon: Users },
] as const

const PROFILE_PATH = '/auth/profile'

/** The way through the product: a narrow column, and a menu to open on a small screen. */
export function Sidebar({ member }: { readonly member: Member }) {
  const { host } = useShell()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const entriesId = useId()
  // The menu is open for one page: going to another closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const areas = useMemo(() => areasFor(member), [member])
  const paths = useMemo(() => [...areas.map(({ path }) => path), PROFILE_PATH], [areas])
  useIdlePreload(paths)
  const preloadProfile = usePreload(PROFILE_PATH)

  return (
    <Bar aria-label="Main" onKeyDown={({ key }) => key === 'Escape' && setOpenAt(null)}>
      <Brand>{PRODUCT_NAME}</Brand>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={entriesId}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        Menu
      </Toggle>
      <Entries id={entriesId} role="list" data-open={isOpen}>
        {areas.map((area) => (
          <li key={area.path}>
            <AreaLink area={area} />
          </li>
        ))}
        {EXTERNAL.map(({ label, href, Icon }) => (
          <li key={href}>
            <Entry href={href} target="_blank" rel="noopener noreferrer">
              <Icon aria-hidden="true" />
              <Label>{label} (opens in a new tab)</Label>
            </Entry>
          </li>
        ))}
        <li data-first-of-person="">
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
          <Entry as="button" type="button" onClick={() => navigate('/logout')}>
            <LogOut aria-hidden="true" />
            <Label>Sign Out</Label>
          </Entry>
        </li>
      </Entries>
    </Bar>
  )
}
