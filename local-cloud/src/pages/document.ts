import { type Html, html } from './html.ts'

/** The product's mark, as in shell/src/index.html. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%232456c4'/%3E%3Cpath d='M9 17l5 5 9-12' fill='none' stroke='white' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E"

/** A whole page around its content. @param title of the page, without the product's name */
export function document(title: string, siteName: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · ${siteName}</title>
    <link rel="icon" href="${ICON}">
    <link rel="stylesheet" href="/assets/pages.css">
    <script src="/assets/sendOnce.js" defer></script>
  </head>
  <body>
    ${body}
  </body>
</html>
`
}
