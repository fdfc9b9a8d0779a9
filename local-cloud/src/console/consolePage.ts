import { brand } from '../pages/brand.ts'
import { document, type Page } from '../pages/document.ts'
import { type Html, html } from '../pages/html.ts'
import { CONSOLE_PAGES } from './consolePages.ts'

/** A page of the console with links to the others. */
export function consolePage(title: string, content: Html): Page {
  const links = CONSOLE_PAGES.map(
    (page) =>
      html`<li><a href="${page.path}"${page.title === title ? html` aria-current="page"` : undefined}>${page.title}</a></li>`,
  )
  return document(
    title,
    (branding) => html`<div class="console">
      <header>
        ${brand(branding)}
        <nav aria-label="Console"><ul role="list">${links}</ul></nav>
      </header>
      <main>${content}</main>
    </div>`,
  )
}
