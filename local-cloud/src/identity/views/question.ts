import { cardPage } from '../../pages/cardPage.ts'
import type { Html } from '../../pages/html.ts'
import { SITE_NAME } from './siteName.ts'

/** A page of the provider that asks or says one thing. */
export function question(title: string, lead: string, content: Html): Html {
  return cardPage({ siteName: SITE_NAME, title, lead, content })
}
