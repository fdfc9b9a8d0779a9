import type { BrowserContext } from '@playwright/test'
import { PORTS, SHELL_URL } from './sharedStack.ts'

/** The recipient of a request. `signIn` and `recordings` need an action or consent of the user. */
export type Party = 'own' | 'signIn' | 'recordings' | 'foreign'

/** Ports of the product's own servers. */
const OWN: readonly number[] = [PORTS.shell, ...Object.values(PORTS.features), PORTS.auth, PORTS.functions]

/** Records every request of a browser's pages, frames and workers, including unanswered ones. */
export function watchParties(context: BrowserContext) {
  const requests: { readonly party: Party; readonly url: string }[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url)) requests.push({ party: partyOf(new URL(url)), url })
  })
  return {
    /** Total number of requests. */
    count: () => requests.length,
    /** URLs of the requests to these parties. */
    of: (...parties: readonly Party[]) =>
      requests.filter(({ party }) => parties.includes(party)).map(({ url }) => url),
    /** Clears the recorded requests. */
    forget: () => {
      requests.length = 0
    },
  }
}

function partyOf({ origin, hostname, port, pathname }: URL): Party {
  if (Number(port) === PORTS.firestore && /^t\d+\.localhost$/.test(hostname)) return 'own'
  if (hostname !== 'localhost') return 'foreign'
  if (Number(port) === PORTS.identity || /^\/(__|emulator)\/auth\//.test(pathname)) return 'signIn'
  if (Number(port) === PORTS.console) return 'recordings'
  return origin === SHELL_URL || OWN.includes(Number(port)) ? 'own' : 'foreign'
}
