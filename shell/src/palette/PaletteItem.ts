import type { PageActionKind } from '@outcome-studio/shared/feature'
import type { MenuIconName } from '../areas/MenuIcon.tsx'

/** The effect of choosing an item. */
export type PaletteTarget =
  /** `needsAccess` asks a member without access to activate the membership instead. */
  | { readonly kind: 'path'; readonly to: string; readonly needsAccess?: true }
  | { readonly kind: 'site'; readonly href: string }
  | { readonly kind: 'action'; readonly action: PaletteAction }
  | { readonly kind: 'pageAction'; readonly run: () => void }
  /** Changes what the palette lists, which stays open. */
  | { readonly kind: 'search'; readonly run: () => void }

export type PaletteAction = 'checklist' | 'profile' | 'cookiePreferences' | 'featureVersions' | 'copyReports'

/** Headings of the palette, in their order for an empty search. */
export const PALETTE_GROUPS = [
  'This page',
  'In this document',
  'Recent',
  'Begin',
  'Go to',
  'Studies',
  'Needs documents',
  'Live events',
  'Actions',
  'Other sites',
  'Statements',
] as const
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

export interface PaletteItem {
  /** Unique among all items. */
  readonly id: string
  readonly label: string
  readonly group: PaletteGroup
  readonly target: PaletteTarget
  /** Where the item is, shown after its label. */
  readonly detail?: string
  /** The icon of the area that it leads to. */
  readonly icon?: MenuIconName
  /** What it does, for its icon. */
  readonly kind?: PageActionKind | 'import'
  /** Search terms in addition to the label, separated by spaces. */
  readonly keywords?: string
  /** Keys pressed together that do the same without the palette. */
  readonly shortcut?: readonly string[]
}
