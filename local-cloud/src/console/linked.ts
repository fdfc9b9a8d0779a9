import { type Html, html } from '../pages/html.ts'

/** A URL without the punctuation that ends its sentence. */
const URL_PATTERN = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/

/** Converts plain text to markup, with URLs as links. */
export function linked(text: string): readonly Html[] {
  // Splitting by a pattern with a group puts the URLs at odd indexes.
  return text
    .split(URL_PATTERN)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
