import type { ChecklistItem, Claims, Member } from '@outcome-studio/shared/domain'
import { EXTERNAL_LINKS, type ExternalSite } from '../../areas/externalLinks.ts'

interface TileWords {
  readonly title: string
  readonly lead: string
  /** What of the checklist is done there. */
  readonly checklistItem?: ChecklistItem
}

/** A way from home: to an area of the product, or to a site beside it. */
export type HomeTile =
  | (TileWords & { readonly kind: 'area'; readonly path: string; readonly adminPath?: string })
  | (TileWords & { readonly kind: 'external'; readonly site: ExternalSite; readonly href: string })

/** The tiles in the order of the specification (section 1). */
const TILES: readonly HomeTile[] = [
  { kind: 'area', path: '/sia', title: 'Sia', lead: 'Talk a study through with the coach.' },
  {
    kind: 'external',
    site: 'training',
    href: EXTERNAL_LINKS.training.href,
    title: EXTERNAL_LINKS.training.label,
    lead: 'Learn the method step by step, on our training site.',
    checklistItem: 'start_training',
  },
  {
    kind: 'external',
    site: 'community',
    href: EXTERNAL_LINKS.community.href,
    title: EXTERNAL_LINKS.community.label,
    lead: 'Ask, answer and compare notes with other members.',
    checklistItem: 'introduce_in_community',
  },
  {
    kind: 'area',
    path: '/live-events',
    adminPath: '/live-events-admin',
    title: 'Live Events',
    lead: 'Join webinars and watch recordings.',
    checklistItem: 'first_live_event',
  },
  {
    kind: 'area',
    path: '/needs-framework',
    title: 'JTBD Needs Framework',
    lead: 'Find out what people need, and write it down.',
    checklistItem: 'goals_survey',
  },
  {
    kind: 'area',
    path: '/outcome-validation',
    adminPath: '/outcome-validation-admin',
    title: 'Outcome Validation',
    lead: 'Write studies and have every statement checked.',
  },
]

/** The tiles a member finds: the coach for those who have it, Admin links for tools admins (specification, section 6). */
export function homeTiles(member: Pick<Member, 'globalConfig'>, claims: Claims): readonly HomeTile[] {
  const hasCoach = member.globalConfig?.hasVCAccess === true
  return TILES.filter((tile) => tile.kind === 'external' || tile.path !== '/sia' || hasCoach).map((tile) => {
    if (tile.kind === 'external' || claims.toolsAdmin) return tile
    const { adminPath, ...forMembers } = tile
    return forMembers
  })
}
