import type { ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '../hosting/security/securityHeaders.ts'
import type { Reply } from './Reply.ts'

/** Sends an answer that is never kept. A page in it runs no script and loads its own style and font alone. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  const { contentType, content } = contentOf(reply)
  response.writeHead(reply.status, {
    ...SECURITY_HEADERS,
    // An address of these pages may carry a ticket: no other site is to learn it.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-type': contentType,
    'content-length': Buffer.byteLength(content),
    ...(reply.kind === 'redirect' ? { location: reply.location } : {}),
    ...(reply.kind === 'page' ? { 'content-security-policy': pagePolicy(reply.formTargets ?? []) } : {}),
    ...(reply.cookies ? { 'set-cookie': [...reply.cookies] } : {}),
    ...reply.headers,
  })
  response.end(content)
}

function contentOf(reply: Reply): { readonly contentType: string; readonly content: string } {
  switch (reply.kind) {
    case 'page':
      return { contentType: 'text/html; charset=utf-8', content: `${reply.page}` }
    case 'json':
      return { contentType: 'application/json; charset=utf-8', content: JSON.stringify(reply.body) }
    case 'text':
      return { contentType: 'text/plain; charset=utf-8', content: reply.text }
    case 'redirect':
      return { contentType: 'text/plain; charset=utf-8', content: '' }
  }
}

function pagePolicy(formTargets: readonly string[]): string {
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `font-src 'self'`,
    'img-src data:',
    ['form-action', `'self'`, ...formTargets].join(' '),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
