import { brand } from './brand.ts'
import { document } from './document.ts'
import { type Html, html } from './html.ts'

interface CardPage {
  /** Whose page it is. */
  readonly siteName: string
  readonly title: string
  /** A sentence under the title. */
  readonly lead: string
  readonly content: Html
}

/** A page that asks or says one thing. The shell's own pages without a sidebar look the same. */
export function cardPage({ siteName, title, lead, content }: CardPage): Html {
  return document(
    title,
    siteName,
    html`<header class="top">${brand(siteName)}</header>
    <main class="card">
      <header>
        <h1>${title}</h1>
        <p class="muted">${lead}</p>
      </header>
      ${content}
    </main>`,
  )
}
