import { Link } from 'react-router-dom'
import { AreaIcon } from '../areas/AreaIcon.tsx'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { usePreload } from '../lazy/usePreload.ts'
import { Entry, Label } from './entryLook.ts'

interface AreaLinkProps {
  readonly path: string
  readonly label: string
}

/** An area's entry in the sidebar. Its admin view, which has no entry of its own, belongs to it. */
export function AreaLink({ path, label }: AreaLinkProps) {
  const shown = useCurrentRoute()?.path
  const isCurrent = shown === path || shown === `${path}-admin`
  return (
    <Entry as={Link} to={path} aria-current={isCurrent ? 'page' : undefined} {...usePreload(path)}>
      <AreaIcon path={path} />
      <Label>{label}</Label>
    </Entry>
  )
}
