import type { Client } from './provider/Client.ts'
import type { Endpoint } from './provider/Provider.ts'
import { dropCookie, SESSION_COOKIE } from './sessions/cookies.ts'
import { messageReply } from './views/messageReply.ts'

/**
 * GET /v2/logout: ends the session in this browser and redirects to `returnTo`. It must be one of the client's log-out
 * URLs; an additional query is allowed.
 */
export const logOut: Endpoint = ({ clients, sessions }, { query, cookies }) => {
  const secret = cookies.get(SESSION_COOKIE)
  if (secret) sessions.end(secret)
  const dropped = [dropCookie(SESSION_COOKIE)]
  const client = clients.find(({ id }) => id === query.get('client_id'))
  const returnTo = query.get('returnTo')
  const wayOn = client ? { link: { href: client.home, text: `Go to ${client.name}` } } : {}
  if (returnTo === null) {
    const said = { status: 200, title: 'You are logged out', text: 'You can close this page.' }
    return { ...messageReply({ ...said, ...wayOn }), cookies: dropped }
  }
  const target = client && allowedTarget(client, returnTo)
  if (target) return { kind: 'redirect', status: 302, location: target, cookies: dropped }
  const refusal = messageReply({
    status: 400,
    title: 'This address is not allowed',
    text: 'You are logged out. The address you were to be led to afterwards is not one that this application uses, so we did not follow it.',
    ...wayOn,
  })
  return { ...refusal, cookies: dropped }
}

function allowedTarget({ logoutUrls }: Client, returnTo: string): string | undefined {
  if (!URL.canParse(returnTo)) return undefined
  const { href, origin, pathname, username, password } = new URL(returnTo)
  const isPlain = username === '' && password === ''
  return isPlain && logoutUrls.includes(`${origin}${pathname}`) ? href : undefined
}
