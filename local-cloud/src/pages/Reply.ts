import type { Page } from './document.ts'

interface Common {
  readonly status: number
  /** Set-Cookie lines. */
  readonly cookies?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A response of a page server. */
export type Reply =
  | (Common & {
      readonly kind: 'page'
      readonly page: Page
      /** Other origins that a form on the page may lead to, including redirects. */
      readonly formTargets?: readonly string[]
    })
  | (Common & { readonly kind: 'redirect'; readonly status: 302 | 303; readonly location: string })
  | (Common & { readonly kind: 'json'; readonly body: unknown })
  /** JSON of which the first half arrives, before the connection ends. */
  | (Common & { readonly kind: 'half'; readonly body: unknown })
  | (Common & { readonly kind: 'text'; readonly text: string })
  /** Is downloaded, never shown. */
  | (Common & { readonly kind: 'file'; readonly name: string; readonly content: Uint8Array })
  | (Common & { readonly kind: 'nothing'; readonly status: 204 })
  /** The connection ends without a response. */
  | (Common & { readonly kind: 'cut' })
