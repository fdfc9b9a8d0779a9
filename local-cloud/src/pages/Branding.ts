/** CSS colors by name of a custom property of pages.css, without its dashes. */
export type Colors = Readonly<Record<string, string>>

/** Name, icon and colors of the pages. */
export interface Branding {
  /** Suffix of all page titles, after the dot. */
  readonly siteName: string
  /** Text next to the icon at the top of a page. */
  readonly heading: string
  readonly mark: {
    /** SVG path data in a box of 32 × 32, drawn with a white stroke. */
    readonly path: string
    /** Hex color of the icon's background. */
    readonly color: string
  }
  /** Path of the pages' styles, script and font on their origin. Default "/assets". */
  readonly assetsPath?: string
  /** Overrides the colors of pages.css. */
  readonly colors?: { readonly light: Colors; readonly dark: Colors }
}

/** Path of the pages' styles, script and font, without a trailing slash. */
export function assetsPathOf({ assetsPath = '/assets' }: Branding): string {
  return assetsPath
}
