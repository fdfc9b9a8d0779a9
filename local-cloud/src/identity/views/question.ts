import { document } from '../../pages/document.ts'
import { type Html, html } from '../../pages/html.ts'
import { SITE_NAME } from './siteName.ts'

/** A page that asks or says one thing. */
export function question(title: string, lead: string, content: Html): Html {
  return document(
    title,
    SITE_NAME,
    html`<main class="card">
      <header>
        <p class="brand">${SITE_NAME}</p>
        <h1>${title}</h1>
        <p class="muted">${lead}</p>
      </header>
      ${content}
    </main>`,
  )
}
