import { brand } from '../../pages/brand.ts'
import { document } from '../../pages/document.ts'
import { type Html, html } from '../../pages/html.ts'
import { SITE_NAME } from './siteName.ts'

/** A page that asks or says one thing. */
export function question(title: string, lead: string, content: Html): Html {
  return document(
    title,
    SITE_NAME,
    html`<header class="top">${brand(SITE_NAME)}</header>
    <main class="card">
      <header>
        <h1>${title}</h1>
        <p class="muted">${lead}</p>
      </header>
      ${content}
    </main>`,
  )
}
