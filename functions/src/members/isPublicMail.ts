/** Providers where anybody gets an address, so that a domain is no organization. */
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

/** Whether anybody gets an address of a domain. @param domain in lower case */
export const isPublicMail = (domain: string): boolean => PUBLIC_MAIL.has(domain)
