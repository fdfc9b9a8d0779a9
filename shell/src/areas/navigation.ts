import { AREAS, type Area } from '@outcome-studio/shared/domain/areas'
import type { SiteLinks } from '@outcome-studio/shared/domain/base'
import type { SignedInPerson } from '../core/Person.ts'
import { passesGuard } from './admit.ts'
import { externalSites } from './externalSites.ts'
import type { MenuIconName } from './MenuIcon.tsx'
import { HOME } from './routes.ts'

/** The fields of an area that menus need. Home is included, although the shell itself shows it. */
export interface MenuArea
  extends Pick<Area, 'path' | 'title' | 'guard' | 'admin' | 'sidebarOrder' | 'keywords'> {
  readonly icon: MenuIconName
}

/** An entry of the sidebar: an area of the product, or a website outside it. */
export type SidebarEntry =
  | ({ readonly kind: 'area' } & MenuArea)
  | {
      readonly kind: 'external'
      readonly title: string
      readonly icon: MenuIconName
      readonly href: string
    }

/** Every area, in the order of the sidebar; those without a sidebar entry come last. */
export const MENU_AREAS: readonly MenuArea[] = [HOME, ...AREAS].sort((a, b) => orderOf(a) - orderOf(b))

/** The areas that the sidebar lists for this person. */
export function areasFor(person: SignedInPerson): readonly MenuArea[] {
  return MENU_AREAS.filter(
    ({ guard, sidebarOrder }) => sidebarOrder !== undefined && passesGuard(guard, person),
  )
}

/** The sidebar's entries for this person, in order (docs/product.md §2). */
export function sidebarEntries(person: SignedInPerson, links: SiteLinks): readonly SidebarEntry[] {
  return [
    ...areasFor(person).map((area) => ({ kind: 'area' as const, ...area })),
    ...externalSites(links).map((site) => ({ kind: 'external' as const, ...site })),
  ].sort((a, b) => orderOf(a) - orderOf(b))
}

function orderOf({ sidebarOrder = Number.POSITIVE_INFINITY }: Pick<Area, 'sidebarOrder'>): number {
  return sidebarOrder
}
