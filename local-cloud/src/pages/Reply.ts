import type { Page } from './document.ts'

interface Common {
  readonly status: number
  /** Set-Cookie lines. */
  readonly cookies?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer of a server of pages. */
export type Reply =
  | (Common & {
      readonly kind: 'page'
      readonly page: Page
      /** Origins beside its own that a form on the page may lead to, also by redirect. */
      readonly formTargets?: readonly string[]
    })
  | (Common & { readonly kind: 'redirect'; readonly status: 302 | 303; readonly location: string })
  | (Common & { readonly kind: 'json'; readonly body: unknown })
  | (Common & { readonly kind: 'text'; readonly text: string })
  | (Common & { readonly kind: 'nothing'; readonly status: 204 })
