import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** The subset of axe's rules to run. */
export type RuleSubset = 'all' | 'colors' | 'all but colors'

/** One combination of viewport and colors in which a state is checked. */
export interface Appearance {
  readonly name: string
  /** Width of the window in CSS px. */
  readonly width: number
  /** Height of the window in CSS px. */
  readonly height: number
  readonly media: Media
  readonly rules: RuleSubset
}

const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none' }
const DARK: Media = { colorScheme: 'dark', forcedColors: 'none' }
const FORCED: Media = { colorScheme: 'dark', forcedColors: 'active' }

/**
 * Desktop and phone in every scheme, and forced colors at the smallest window, which is one of 1280 by 1024 px at 400 % zoom. The first appearance of a width runs all
 * rules. The second one runs color rules only, because no style moves or hides anything by color scheme. Colors at
 * 320 px are those at 390 px.
 */
export const APPEARANCES: readonly Appearance[] = [
  { name: '1280 px, light', width: 1280, height: 800, media: LIGHT, rules: 'all' },
  { name: '1280 px, dark', width: 1280, height: 800, media: DARK, rules: 'colors' },
  { name: '390 px, dark', width: 390, height: 800, media: DARK, rules: 'all' },
  { name: '390 px, light', width: 390, height: 800, media: LIGHT, rules: 'colors' },
  // axe computes contrast from the authored colors, not from forced ones.
  { name: '400 % zoom, forced colors', width: 320, height: 256, media: FORCED, rules: 'all but colors' },
]
