import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** Which of axe's rules are asked. */
export type Asked = 'all' | 'colours' | 'all but colours'

/** One way in which a state is looked at. */
export interface Look {
  readonly name: string
  /** Of the window, in CSS px. */
  readonly width: number
  readonly media: Media
  readonly asked: Asked
}

const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none' }
const DARK: Media = { colorScheme: 'dark', forcedColors: 'none' }
const FORCED: Media = { colorScheme: 'dark', forcedColors: 'active' }

/**
 * Every width in every scheme, and the reader's own colours where there is least room. In the first look at a width
 * all rules are asked. In its other scheme nothing but colours has changed: no style of the product asks for a scheme
 * to place or hide anything, so that the rules of colours alone are asked again.
 */
export const LOOKS: readonly Look[] = [
  { name: '1280 px, light', width: 1280, media: LIGHT, asked: 'all' },
  { name: '1280 px, dark', width: 1280, media: DARK, asked: 'colours' },
  { name: '390 px, dark', width: 390, media: DARK, asked: 'all' },
  { name: '390 px, light', width: 390, media: LIGHT, asked: 'colours' },
  { name: '320 px, light', width: 320, media: LIGHT, asked: 'all' },
  { name: '320 px, dark', width: 320, media: DARK, asked: 'colours' },
  // axe reckons with the colours that were written, not with the reader's own that take their place.
  { name: '320 px, forced colours', width: 320, media: FORCED, asked: 'all but colours' },
]
