import { AttemptLimit } from '../auth/accounts/AttemptLimit.ts'
import type { SendMail } from '../mail/Mail.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import type { Branding } from '../pages/Branding.ts'
import { servePages } from '../pages/servePages.ts'
import type { SnapshotSource } from '../snapshots/SnapshotSource.ts'
import { snapshotTables } from '../snapshots/snapshotTables.ts'
import { ENDPOINTS } from './endpoints.ts'
import type { Client } from './provider/Client.ts'
import { CodeStore } from './provider/CodeStore.ts'
import { DeviceCookies } from './provider/DeviceCookies.ts'
import { openIdentityDatabase } from './provider/openIdentityDatabase.ts'
import { PersonStore } from './provider/PersonStore.ts'
import { SessionStore } from './provider/SessionStore.ts'
import { SigningKey } from './provider/SigningKey.ts'
import { TicketStore } from './provider/TicketStore.ts'
import { createPrefixedCookies } from './sessions/createPrefixedCookies.ts'
import { messageReply } from './views/messageReply.ts'

const MAX_BODY_BYTES = 64 * 1024
const MAX_WRONG_PASSWORDS = 5
const MAX_MAIL_REQUESTS = 10

export interface IdentityOptions {
  /** Absolute path of the data folder. */
  readonly folder: string
  /** 0 picks a free port. */
  readonly port: number
  readonly clients: readonly Client[]
  readonly branding: Branding
  /** Prefix of the provider's cookies, which all ports of localhost share. */
  readonly cookiePrefix: string
  readonly sendMail: SendMail
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with internal errors, for example a full disk. */
  readonly onError: (error: unknown) => void
}

/**
 * Serves an OpenID Connect provider with pages of its own, which behaves like a hosted provider.
 *
 * @throws PortInUseError, or the errors of openSqlite
 */
export async function startIdentity(options: IdentityOptions): Promise<LoopbackListener & SnapshotSource> {
  const { folder, clients, branding, sendMail, now, onError } = options
  const cookies = createPrefixedCookies(options.cookiePrefix)
  const database = openIdentityDatabase(folder)
  try {
    const provider = {
      clients,
      people: new PersonStore(database),
      sessions: new SessionStore(database),
      codes: new CodeStore(database),
      tickets: new TicketStore(database),
      attempts: new AttemptLimit(MAX_WRONG_PASSWORDS),
      devices: new DeviceCookies(),
      mailRequests: new AttemptLimit(MAX_MAIL_REQUESTS),
      signingKey: SigningKey.of(database),
      sendMail,
      now,
    }
    const listener = await servePages({
      port: options.port,
      maxBodyBytes: MAX_BODY_BYTES,
      branding,
      onError,
      explain: ({ status, text }) => messageReply({ status, title: 'That did not work', text }),
      answer: (visit) => {
        const name = `${visit.method} ${visit.path}`
        const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined
        const issuer = `http://localhost:${visit.port}`
        if (endpoint) return cookies.add(endpoint({ ...provider, issuer }, cookies.strip(visit)))
        return messageReply({
          status: 404,
          title: 'There is nothing here',
          text: 'Go back to where you came from and try again.',
        })
      },
    })
    return {
      port: listener.port,
      snapshot: () => {
        const { attempts, mailRequests } = provider
        const restores = [snapshotTables(database), attempts.snapshot(), mailRequests.snapshot()]
        return () => {
          for (const restore of restores) restore()
        }
      },
      close: async () => {
        await listener.close()
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}
