/** The effect of choosing an item. */
export type PaletteTarget =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'site'; readonly href: string }
  | { readonly kind: 'action'; readonly action: PaletteAction }

export type PaletteAction = 'checklist' | 'profile' | 'cookiePreferences' | 'copyReports'

/** Headings of the palette, in their order for an empty search. */
export const PALETTE_GROUPS = ['Go to', 'Studies', 'Live events', 'Actions', 'Other sites'] as const
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

export interface PaletteItem {
  /** Unique among all items. */
  readonly id: string
  readonly label: string
  readonly group: PaletteGroup
  readonly target: PaletteTarget
  /** Search terms in addition to the label, separated by spaces. */
  readonly keywords?: string
}
