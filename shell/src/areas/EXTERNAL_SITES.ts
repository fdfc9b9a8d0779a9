import { type AreaTile, TRAINING_SITE } from '@outcome-studio/shared/domain'

const SITE = 'https://www.outcome-studio.example'

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

/** The websites of docs/product.md §1, §2. The addresses are stand-ins until the real ones are known. */
export const EXTERNAL_SITES: readonly ExternalSite[] = [
  {
    href: TRAINING_SITE,
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
    href: `${SITE}/community`,
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

/** The four links of the footer (docs/product.md §1). */
export const LEGAL_LINKS = [
  { label: 'Terms & Conditions', href: `${SITE}/terms-and-conditions` },
  { label: 'Privacy Policy', href: `${SITE}/privacy-policy` },
  { label: 'Terms of Use', href: `${SITE}/terms-of-use` },
  { label: 'Service Agreement', href: `${SITE}/service-agreement` },
] as const
