import { NavLink } from 'react-router-dom'
import type { ShellRoute } from '../../routes/routes.ts'
import { AreaIcon } from '../AreaIcon.tsx'
import { usePreload } from '../usePreload.ts'
import { Entry, Label } from './entryLook.ts'

/** An area's entry in the sidebar. */
export function AreaLink({ area }: { readonly area: ShellRoute }) {
  return (
    <Entry as={NavLink} to={area.path} end={area.path === '/'} {...usePreload(area.path)}>
      <AreaIcon path={area.path} />
      <Label>{area.title}</Label>
    </Entry>
  )
}
