import { AREAS, type AreaTile } from '@outcome-studio/shared/domain/areas'
import type { SiteLinks } from '@outcome-studio/shared/domain/base'
import { passesGuard } from '../../areas/admit.ts'
import { externalSites } from '../../areas/externalSites.ts'
import type { MenuIconName } from '../../areas/MenuIcon.tsx'
import type { SignedInPerson } from '../../core/Person.ts'

/** A link on the home page: to an area of the product, or to a website outside it. */
export type HomeTile = AreaTile & { readonly icon: MenuIconName } & (
    | { readonly kind: 'area'; readonly path: string; readonly adminPath?: string }
    | { readonly kind: 'external'; readonly href: string }
  )

/** The tiles for this person, with links to the admin views for tools admins (docs/product.md §1, §6). */
export function homeTiles(person: SignedInPerson, links: SiteLinks): readonly HomeTile[] {
  const areas = AREAS.flatMap(({ path, guard, icon, tile, admin }): readonly HomeTile[] => {
    if (tile === undefined || !passesGuard(guard, person)) return []
    const adminPath = admin && passesGuard('toolsAdmin', person) ? { adminPath: admin.path } : {}
    return [{ kind: 'area', ...tile, icon, path, ...adminPath }]
  })
  const sites = externalSites(links).map(
    ({ href, icon, tile }): HomeTile => ({ kind: 'external', ...tile, icon, href }),
  )
  return [...areas, ...sites].sort((a, b) => a.order - b.order)
}
