import { type Html, html } from './html.ts'

/** A whole page around its content. @param title of the page, without the product's name */
export function document(title: string, siteName: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · ${siteName}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/assets/pages.css">
  </head>
  <body>
    ${body}
  </body>
</html>
`
}
