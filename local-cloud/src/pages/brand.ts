import { type Html, html } from './html.ts'

/** The product's mark with the name of what the page belongs to, as shared/ui has it. */
export function brand(name: string): Html {
  return html`<p class="brand">
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M9 17l5 5 9-12" />
    </svg>
    ${name}
  </p>`
}
