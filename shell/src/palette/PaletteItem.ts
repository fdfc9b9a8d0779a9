/** What an item does when it is chosen. */
export type PaletteTarget =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'site'; readonly href: string }
  | { readonly kind: 'action'; readonly action: PaletteAction }

export type PaletteAction = 'checklist' | 'profile' | 'cookiePreferences' | 'copyReports'

/** Headings of the palette, in the order they stand while nothing is typed. */
export const PALETTE_GROUPS = ['Go to', 'Studies', 'Actions', 'Other sites'] as const
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

export interface PaletteItem {
  /** Unique among all items. */
  readonly id: string
  readonly label: string
  readonly group: PaletteGroup
  readonly target: PaletteTarget
  /** Search terms beside the label, separated by spaces. */
  readonly keywords?: string
}
