import type { AreaTile } from '@outcome-studio/shared/domain/areas'
import type { SiteLinks } from '@outcome-studio/shared/domain/base'

export type SiteIconName = 'training' | 'community'

/** A website outside the product that the menus lead to, opened in a new tab. */
export interface ExternalSite {
  readonly href: string
  readonly title: string
  readonly icon: SiteIconName
  /** Position in the sidebar, areas included. */
  readonly sidebarOrder: number
  readonly tile: AreaTile
}

/** The websites of docs/product.md §1, §2, at the addresses of the runtime configuration. */
export function externalSites({ training, community }: SiteLinks): readonly ExternalSite[] {
  return [
    {
      href: training,
      title: 'Training',
      icon: 'training',
      sidebarOrder: 2,
      tile: {
        order: 2,
        title: 'Training',
        lead: 'Learn the method step by step, on our training site.',
        checklistItem: 'start_training',
      },
    },
    {
      href: community,
      title: 'Community',
      icon: 'community',
      sidebarOrder: 3,
      tile: {
        order: 3,
        title: 'Community',
        lead: 'Ask, answer and compare notes with other members.',
        checklistItem: 'introduce_in_community',
      },
    },
  ]
}

/** The four links of the footer (docs/product.md §1). */
export function legalLinks(links: SiteLinks): readonly { readonly label: string; readonly href: string }[] {
  return [
    { label: 'Terms & Conditions', href: links.termsAndConditions },
    { label: 'Privacy Policy', href: links.privacyPolicy },
    { label: 'Terms of Use', href: links.termsOfUse },
    { label: 'Service Agreement', href: links.serviceAgreement },
  ]
}
