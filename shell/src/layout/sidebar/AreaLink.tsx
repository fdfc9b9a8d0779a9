import { NavLink } from 'react-router-dom'
import { AreaIcon } from '../AreaIcon.tsx'
import { usePreload } from '../usePreload.ts'
import { Entry, Label } from './entryLook.ts'

interface AreaLinkProps {
  readonly path: string
  readonly label: string
}

/** An area's entry in the sidebar. */
export function AreaLink({ path, label }: AreaLinkProps) {
  return (
    <Entry as={NavLink} to={path} end={path === '/'} {...usePreload(path)}>
      <AreaIcon path={path} />
      <Label>{label}</Label>
    </Entry>
  )
}
