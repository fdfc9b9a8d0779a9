import { parse } from 'tldts'

/** Public mail providers, whose domains are no organizations. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'tuta.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'mail.com'],
  ...['yandex.com', 'yandex.ru', 'mail.ru', 'qq.com', '163.com', '126.com', 'zoho.com', 'fastmail.com'],
  ...['orange.fr', 'free.fr', 'laposte.net', 'libero.it', 'virgilio.it', 'wp.pl', 'seznam.cz', 'bluewin.ch'],
  ...['yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'hotmail.co.uk', 'hotmail.fr', 'outlook.de', 'comcast.net'],
  ...['mailinator.com', 'yopmail.com', 'guerrillamail.com', 'duck.com', 'hey.com', 'naver.com', 'mail.de'],
  ...['rediffmail.com', 'posteo.de', 'mailbox.org', 'arcor.de', 'email.de', 'inbox.com', 'hushmail.com'],
  ...['rocketmail.com', 'ymail.com'],
])

/**
 * Whether a domain belongs to a public mail provider or is a public suffix such as co.uk.
 *
 * @param domain in lower case
 */
export function isPublicMail(domain: string): boolean {
  const { publicSuffix, isPrivate } = parse(domain, { allowPrivateDomains: true })
  return publicSuffix === domain || isPrivate === true || PUBLIC_MAIL.has(domain)
}
