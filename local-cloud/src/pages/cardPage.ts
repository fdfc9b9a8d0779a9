import { brand } from './brand.ts'
import { document, type Page } from './document.ts'
import { type Html, html } from './html.ts'

interface CardPage {
  readonly title: string
  /** A sentence under the title. */
  readonly lead: string
  readonly content: Html
}

/** A page with a single card that contains one form or one message. */
export function cardPage({ title, lead, content }: CardPage): Page {
  return document(
    title,
    (branding) => html`<header class="top">${brand(branding)}</header>
    <main class="card">
      <header>
        <h1>${title}</h1>
        <p class="muted">${lead}</p>
      </header>
      ${content}
    </main>`,
  )
}
