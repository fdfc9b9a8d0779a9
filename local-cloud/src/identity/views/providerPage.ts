import { cardPage } from '../../pages/cardPage.ts'
import type { Page } from '../../pages/document.ts'
import type { Html } from '../../pages/html.ts'

/** A page of the provider with one form or one message. */
export function providerPage(title: string, lead: string, content: Html): Page {
  return cardPage({ title, lead, content })
}
