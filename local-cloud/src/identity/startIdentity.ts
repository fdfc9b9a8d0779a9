import type { SendMail } from '../mail/Mail.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { servePages } from '../pages/servePages.ts'
import type { Client } from './clients/Client.ts'
import { CodeStore } from './codes/CodeStore.ts'
import { ENDPOINTS } from './endpoints.ts'
import { openIdentityDatabase } from './openIdentityDatabase.ts'
import { AttemptLimit } from './passwords/AttemptLimit.ts'
import { PersonStore } from './people/PersonStore.ts'
import { SessionStore } from './sessions/SessionStore.ts'
import { TicketStore } from './tickets/TicketStore.ts'
import { SigningKey } from './tokens/SigningKey.ts'
import { messageReply } from './views/messageReply.ts'

const LONGEST_BODY = 64 * 1024

export interface IdentityOptions {
  /** Absolute path of the data folder. */
  readonly folder: string
  /** 0 takes a free one. */
  readonly port: number
  readonly clients: readonly Client[]
  readonly sendMail: SendMail
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told of a failure that is not the caller's fault, for example a full disk. */
  readonly onError: (error: unknown) => void
}

/**
 * Serves an OpenID provider with pages of its own, that behaves as the hosted one does in production.
 *
 * @throws PortInUseError, or the errors of openSqlite
 */
export async function startIdentity(options: IdentityOptions): Promise<LoopbackListener> {
  const { folder, clients, sendMail, now, onError } = options
  const database = openIdentityDatabase(folder)
  try {
    const provider = {
      clients,
      people: new PersonStore(database),
      sessions: new SessionStore(database),
      codes: new CodeStore(database),
      tickets: new TicketStore(database),
      attempts: new AttemptLimit(),
      signingKey: SigningKey.of(database),
      sendMail,
      now,
    }
    const listener = await servePages({
      port: options.port,
      longestBody: LONGEST_BODY,
      onError,
      explain: ({ status, text }) => messageReply({ status, title: 'That did not work', text }),
      answer: (visit) => {
        const name = `${visit.method} ${visit.path}`
        const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined
        if (endpoint) return endpoint({ ...provider, issuer: `http://localhost:${visit.port}` }, visit)
        return messageReply({
          status: 404,
          title: 'There is nothing here',
          text: 'Go back to where you came from and try again.',
        })
      },
    })
    return {
      port: listener.port,
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
