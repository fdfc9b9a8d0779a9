import { html } from '../../pages/html.ts'
import type { Reply } from '../../pages/Reply.ts'
import { providerPage } from './providerPage.ts'

export interface Message {
  readonly status: number
  readonly title: string
  readonly text: string
  /** Where to continue. */
  readonly link?: { readonly href: string; readonly text: string }
}

/** A page with one message and an optional link to continue. */
export function messageReply({ status, title, text, link }: Message): Reply {
  const way = link ? html`<a class="button" href="${link.href}">${link.text}</a>` : html``
  return { kind: 'page', status, page: providerPage(title, text, way) }
}
