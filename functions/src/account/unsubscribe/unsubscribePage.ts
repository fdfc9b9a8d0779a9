import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'

/** What the page says. */
export type PageText = 'question' | 'done' | 'forged' | 'old'

const TEXTS: Readonly<Record<PageText, { readonly heading: string; readonly text: string }>> = {
  question: {
    heading: 'Unsubscribe from reminders?',
    text: 'You will no longer get an email a day and an hour before live events. Emails about changes and cancellations of events you are registered for still arrive.',
  },
  done: {
    heading: 'You are unsubscribed',
    text: 'You will get no more reminders of live events. You can switch them on again in your profile.',
  },
  forged: {
    heading: 'This link does not work',
    text: 'It is incomplete or was changed. Open the link in the email again, or switch reminders off in your profile.',
  },
  old: {
    heading: 'This link has expired',
    text: 'Links in emails work for 180 days. Use the link of a newer reminder, or switch reminders off in your profile.',
  },
}

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:48px 16px;font:16px/1.5 system-ui,sans-serif;background:#fafafb;color:#1a1b1f}',
  'main{max-width:30rem;margin:auto;padding:24px;border:1px solid #e2e3e8;border-radius:12px;background:#fff}',
  'p.brand{margin:0 0 16px;font-weight:700;color:#2456c4}h1{margin:0 0 12px;font-size:24px;line-height:1.25}',
  'button{padding:12px 20px;border:0;border-radius:8px;font:inherit;font-weight:600;background:#2456c4;color:#fff;cursor:pointer}',
  'a{color:#2456c4}:focus-visible{outline:2px solid #2456c4;outline-offset:2px}',
  '@media (prefers-color-scheme:dark){body{background:#121316;color:#ededf0}main{background:#1a1b1f;border-color:#383b43}',
  'p.brand,a{color:#8fb1ff}button{background:#3d6ae0}:focus-visible{outline-color:#8fb1ff}}',
].join('')

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** No scripts, no frames, and no referrer, because the address has the token. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/**
 * The page of the link that unsubscribes.
 * @param appOrigin origin of the app; empty for no link to the profile
 */
export function unsubscribePage(page: PageText, appOrigin: string): string {
  const { heading, text } = TEXTS[page]
  const profile = appOrigin === '' ? '' : `<p><a href="${appOrigin}/auth/profile">Your profile</a></p>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${heading} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>`,
    `<body><main><p class="brand">${PRODUCT_NAME}</p><h1>${heading}</h1><p>${text}</p>`,
    // Without an action, the form is sent to the address of the page, which has the token.
    page === 'question' ? '<form method="post"><button type="submit">Unsubscribe</button></form>' : '',
    profile,
    '</main></body></html>',
  ].join('\n')
}
