/** CSS colours by name of a custom property of pages.css, without its dashes. */
export type Colors = Readonly<Record<string, string>>

/** How the pages present themselves. */
export interface Branding {
  /** Part of every page's title after the dot. */
  readonly siteName: string
  /** Text beside the mark at the top of a page. */
  readonly heading: string
  readonly mark: {
    /** SVG path data in a box of 32 × 32, drawn as a white line. */
    readonly path: string
    /** Hex colour of the icon's background. */
    readonly color: string
  }
  /** Replace those of pages.css. */
  readonly colors?: { readonly light: Colors; readonly dark: Colors }
}
