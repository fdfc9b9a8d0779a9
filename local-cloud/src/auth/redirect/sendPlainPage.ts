import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type Html, html } from '../../pages/html.ts'

export interface PlainPage {
  readonly title: string
  /** Shown while the script runs. */
  readonly body: Html
  /** The only script that may run. Its data is passed as JSON, never as code. */
  readonly script?: { readonly source: Html; readonly data: object }
  /** The only origin that may frame the page. */
  readonly framedBy?: string
}

/** Sends a page that runs at most one inline script and loads nothing. */
export function sendPlainPage(
  response: ServerResponse,
  status: number,
  { title, body, script, framedBy }: PlainPage,
): void {
  const nonce = randomBytes(16).toString('base64')
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="page-data" content="${JSON.stringify(script?.data ?? {})}">
    <title>${title}</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    ${body}
    ${script && html`<script nonce="${nonce}">${script.source}</script>`}
  </body>
</html>
`
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      `default-src 'none'`,
      `script-src 'nonce-${nonce}'`,
      'img-src data:',
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${framedBy ?? `'none'`}`,
    ].join('; '),
  })
  response.end(`${page}`)
}
