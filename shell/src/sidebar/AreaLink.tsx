import { Link } from 'react-router-dom'
import { MenuIcon } from '../areas/MenuIcon.tsx'
import type { MenuArea } from '../areas/navigation.ts'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { usePreload } from '../lazy/usePreload.ts'
import { Entry, Label } from './entryStyles.ts'

/** An area's entry in the sidebar. It is also marked as current while the area's admin view is shown. */
export function AreaLink({ path, title, icon, admin }: MenuArea) {
  const shown = useCurrentRoute()?.path
  const isCurrent = shown === path || (admin !== undefined && shown === admin.path)
  return (
    <Entry as={Link} to={path} aria-current={isCurrent ? 'page' : undefined} {...usePreload(path)}>
      <MenuIcon name={icon} />
      <Label>{title}</Label>
    </Entry>
  )
}
