import type { Branding } from './Branding.ts'
import { type Html, html } from './html.ts'

/** The icon and the name at the top of a page. */
export function brand({ heading, mark }: Branding): Html {
  return html`<p class="brand">
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="${mark.path}" />
    </svg>
    ${heading}
  </p>`
}
