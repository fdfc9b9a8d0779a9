import type { BrowserContext } from '@playwright/test'
import { PORTS, SHELL_URL } from './sharedStack.ts'

/** Who is at the other end of a request: the product itself, those one goes to by choice, or anybody else. */
export type Party = 'own' | 'signIn' | 'recordings' | 'foreign'

/** Ports at which the product's own servers answer. */
const OWN: readonly number[] = [PORTS.shell, ...Object.values(PORTS.features), PORTS.auth, PORTS.functions]

/** Follows every request that any page, frame or worker of a browser begins, answered or not. */
export function watchParties(context: BrowserContext) {
  const begun: { readonly party: Party; readonly url: string }[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url)) begun.push({ party: partyOf(new URL(url)), url })
  })
  return {
    /** How many requests there were, of whichever party. */
    count: () => begun.length,
    /** The requests of these parties, each by its address. */
    of: (...parties: readonly Party[]) =>
      begun.filter(({ party }) => parties.includes(party)).map(({ url }) => url),
    /** Begins anew. */
    forget: () => {
      begun.length = 0
    },
  }
}

function partyOf({ origin, hostname, port, pathname }: URL): Party {
  if (Number(port) === PORTS.firestore && /^t\d+\.localhost$/.test(hostname)) return 'own'
  if (hostname !== 'localhost') return 'foreign'
  if (Number(port) === PORTS.identity || pathname.startsWith('/emulator/auth/')) return 'signIn'
  if (Number(port) === PORTS.console) return 'recordings'
  return origin === SHELL_URL || OWN.includes(Number(port)) ? 'own' : 'foreign'
}
