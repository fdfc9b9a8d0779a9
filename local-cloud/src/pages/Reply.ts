import type { Html } from './html.ts'

interface Common {
  readonly status: number
  /** Set-Cookie lines. */
  readonly cookies?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** What a server of pages answers. */
export type Reply =
  | (Common & {
      readonly kind: 'page'
      readonly page: Html
      /** Origins beside its own that a form on the page may lead to, also by redirect. */
      readonly formTargets?: readonly string[]
    })
  | (Common & { readonly kind: 'redirect'; readonly status: 302 | 303; readonly location: string })
  | (Common & { readonly kind: 'json'; readonly body: unknown })
  | (Common & { readonly kind: 'text'; readonly text: string })
  | (Common & { readonly kind: 'nothing'; readonly status: 204 })
