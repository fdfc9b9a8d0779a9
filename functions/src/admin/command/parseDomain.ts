import { UsageError } from './UsageError.ts'

/** Providers where anybody gets an address. A group membership there would be for everybody. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'tuta.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'mail.com'],
  ...['yandex.com', 'yandex.ru', 'mail.ru', 'qq.com', '163.com', '126.com', 'zoho.com', 'fastmail.com'],
  ...['orange.fr', 'free.fr', 'laposte.net', 'libero.it', 'virgilio.it', 'wp.pl', 'seznam.cz', 'bluewin.ch'],
  ...['yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'hotmail.co.uk', 'hotmail.fr', 'outlook.de', 'comcast.net'],
  ...[
    'mailinator.com',
    'yopmail.com',
    'guerrillamail.com',
    'duck.com',
    'hey.com',
    'naver.com',
    'rediffmail.com',
  ],
])

/**
 * Reads the domain of an organization's e-mail addresses.
 * @throws UsageError
 */
export function parseDomain(text = ''): string {
  const domain = text.trim().toLowerCase()
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}_-]{1,63}$/u.test(label))
  if (!isDomain || domain.length > 253) throw new UsageError(`"${text}" is no domain. Write it as acme.test.`)
  if (!PUBLIC_MAIL.has(domain)) return domain
  throw new UsageError(`${domain} gives addresses to anybody, so it cannot have a group membership.`)
}
