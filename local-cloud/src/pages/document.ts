import { assetsPathOf, type Branding } from './Branding.ts'
import { type Html, html } from './html.ts'

/** A page that is rendered with the branding of its server. */
export type Page = (branding: Branding) => Html

/** A whole HTML document. @param title title of the page, without the site's name */
export function document(title: string, body: Page): Page {
  return (branding) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · ${branding.siteName}</title>
    <link rel="icon" href="${iconOf(branding)}">
    <link rel="stylesheet" href="${assetsPathOf(branding)}/pages.css">
    <script src="${assetsPathOf(branding)}/sendOnce.js" defer></script>
  </head>
  <body>
    ${body(branding)}
  </body>
</html>
`
}

function iconOf({ mark }: Branding): string {
  const svg = [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>`,
    `<rect width='32' height='32' rx='8' fill='${mark.color}'/>`,
    `<path d='${mark.path}' fill='none' stroke='white' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'/>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}`
}
