import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** One way in which a state is looked at. */
export interface Look {
  readonly name: string
  /** Of the window, in CSS px. */
  readonly width: number
  readonly media: Media
  /** Rules of axe that cannot judge this look. */
  readonly without?: readonly string[]
}

const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none' }
const DARK: Media = { colorScheme: 'dark', forcedColors: 'none' }
const FORCED: Media = { colorScheme: 'dark', forcedColors: 'active' }

/**
 * Each width, each scheme, and the reader's own colours where there is least room. Colours do not depend on the
 * width, nor places on the scheme, so that not every scheme is looked at in every width.
 */
export const LOOKS: readonly Look[] = [
  { name: '1280 px, light', width: 1280, media: LIGHT },
  { name: '1280 px, dark', width: 1280, media: DARK },
  { name: '390 px, light', width: 390, media: LIGHT },
  { name: '320 px, dark', width: 320, media: DARK },
  // axe reckons with the colours that were written, not with the reader's own that take their place.
  { name: '320 px, forced colours', width: 320, media: FORCED, without: ['color-contrast'] },
]
