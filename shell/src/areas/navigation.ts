import type { Member } from '@outcome-studio/shared/domain'
import { EXTERNAL_LINKS, type ExternalSite } from './externalLinks.ts'
import { ROUTES, type ShellRoute } from './routes.ts'

/** A link in the sidebar: to an area of the product, or to a site beside it. */
export type SidebarEntry =
  | { readonly kind: 'area'; readonly path: string; readonly label: string }
  | { readonly kind: 'external'; readonly site: ExternalSite; readonly label: string; readonly href: string }

/** The links of the sidebar in the order of the specification (section 2). */
const SIDEBAR: readonly string[] = [
  '/',
  '/sia',
  'training',
  'community',
  '/needs-framework',
  '/outcome-validation',
  '/live-events',
]

/** The areas a member finds in the sidebar: all, and the coach for those who have it. */
export function areasFor(member: Pick<Member, 'globalConfig'>): readonly ShellRoute[] {
  return SIDEBAR.flatMap((path) => ROUTES.filter((route) => route.path === path)).filter(
    (route) => route.guard !== 'coach' || member.globalConfig?.hasVCAccess === true,
  )
}

/** The links a member finds in the sidebar (specification, section 2). */
export function sidebarEntries(member: Pick<Member, 'globalConfig'>): readonly SidebarEntry[] {
  const areas = areasFor(member)
  return SIDEBAR.flatMap((name): readonly SidebarEntry[] => {
    if (name === 'training' || name === 'community') {
      return [{ kind: 'external', site: name, ...EXTERNAL_LINKS[name] }]
    }
    return areas
      .filter(({ path }) => path === name)
      .map(({ path, title }) => ({ kind: 'area', path, label: title }))
  })
}
