import { brand } from '../pages/brand.ts'
import { document } from '../pages/document.ts'
import { type Html, html } from '../pages/html.ts'
import { CONSOLE_PAGES } from './consolePages.ts'

/** A page of the console, with the way to the others. */
export function consolePage(title: string, content: Html): Html {
  const links = CONSOLE_PAGES.map(
    (page) =>
      html`<li><a href="${page.path}"${page.title === title ? html` aria-current="page"` : undefined}>${page.title}</a></li>`,
  )
  return document(
    title,
    'Local cloud',
    html`<div class="console">
      <header>
        ${brand('Outcome Studio · Local cloud')}
        <nav aria-label="Console"><ul role="list">${links}</ul></nav>
      </header>
      <main>${content}</main>
    </div>`,
  )
}
