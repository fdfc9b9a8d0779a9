import { type Html, html } from '../pages/html.ts'

/** A web address up to the punctuation that ends the sentence it stands in. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/

/** Plain text as markup, with the web addresses in it as links. */
export function linked(text: string): readonly Html[] {
  // Splitting by a pattern with a group puts the addresses at the odd places.
  return text
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
