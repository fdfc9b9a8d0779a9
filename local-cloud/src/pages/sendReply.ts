import type { ServerResponse } from 'node:http'
import type { Branding } from './Branding.ts'
import type { Reply } from './Reply.ts'

/** Sends an uncacheable response. A page loads its own styles, font and script only. */
export function sendReply(response: ServerResponse, reply: Reply, branding: Branding): void {
  if (reply.kind === 'cut') {
    response.destroy()
    return
  }
  const content = contentOf(reply, branding)
  response.writeHead(reply.status, {
    // The URL may contain a ticket, which no other site may receive.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(content ? { 'content-type': content.type, 'content-length': Buffer.byteLength(content.text) } : {}),
    ...(reply.kind === 'redirect' ? { location: reply.location } : {}),
    ...(reply.kind === 'page' ? { 'content-security-policy': pagePolicy(reply.formTargets ?? []) } : {}),
    ...(reply.kind === 'file'
      ? {
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(reply.name)}`,
          'x-content-type-options': 'nosniff',
        }
      : {}),
    ...(reply.cookies ? { 'set-cookie': [...reply.cookies] } : {}),
    ...reply.headers,
  })
  if (reply.kind === 'half')
    response.write(content?.text.slice(0, content.text.length / 2), () => response.destroy())
  else response.end(content?.text)
}

function contentOf(
  reply: Reply,
  branding: Branding,
): { readonly type: string; readonly text: string | Uint8Array } | undefined {
  switch (reply.kind) {
    case 'page':
      return { type: 'text/html; charset=utf-8', text: `${reply.page(branding)}` }
    case 'json':
    case 'half':
      return { type: 'application/json; charset=utf-8', text: JSON.stringify(reply.body) }
    case 'text':
      return { type: 'text/plain; charset=utf-8', text: reply.text }
    case 'file':
      return { type: 'application/octet-stream', text: reply.content }
    case 'redirect':
    case 'nothing':
    case 'cut':
      return undefined
  }
}

function pagePolicy(formTargets: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    'img-src data:',
    ['form-action', `'self'`, ...formTargets].join(' '),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
