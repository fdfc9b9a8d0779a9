import { randomBytes } from 'node:crypto'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import type { Reply } from '../pages/Reply.ts'
import { servePages } from '../pages/servePages.ts'
import type { Visit } from '../pages/Visit.ts'
import type { ProviderOptions } from '../provider/ProviderOptions.ts'
import type { SnapshotSource } from '../snapshots/SnapshotSource.ts'
import { snapshotTables } from '../snapshots/snapshotTables.ts'
import { DeliveryStore } from '../webhooks/DeliveryStore.ts'
import { Webhooks } from '../webhooks/Webhooks.ts'
import { Faults } from './api/Faults.ts'
import { runDue } from './billing/runDue.ts'
import { respondToApi } from './endpoints/respondToApi.ts'
import type { PaymentsServer } from './owner/PaymentsServer.ts'
import { respondToOwner } from './owner/respondToOwner.ts'
import { signedEvent } from './render/signedEvent.ts'
import { respondToCustomer } from './respondToCustomer.ts'
import { fillCatalogue } from './store/fillCatalogue.ts'
import { IdempotencyKeys } from './store/IdempotencyKeys.ts'
import { openPaymentsDatabase } from './store/openPaymentsDatabase.ts'
import type { Payments } from './store/Payments.ts'
import type { PaymentsConfig } from './store/PaymentsConfig.ts'
import { PaymentsStore } from './store/PaymentsStore.ts'

const MAX_BODY_BYTES = 256 * 1024
/** How often it looks for what is due by its clock. */
const TICK_MS = 5000

export interface RunningPayments extends LoopbackListener, SnapshotSource {
  readonly server: PaymentsServer
}

/**
 * Serves a payment provider that speaks Stripe's API, with its hosted pages and signed webhooks.
 *
 * @throws PortInUseError, or the errors of openSqlite
 */
export async function startPayments(options: ProviderOptions<PaymentsConfig>): Promise<RunningPayments> {
  const { folder, config, branding, onError } = options
  const database = openPaymentsDatabase(folder)
  try {
    let port = options.port
    const store = new PaymentsStore(database)
    const server = createServer(options, store, {
      keys: new IdempotencyKeys(database),
      deliveries: new DeliveryStore(database),
      origin: () => `http://localhost:${port}`,
    })
    fillCatalogue(store, config, server.payments.now())
    const listener = await servePages({
      port,
      maxBodyBytes: MAX_BODY_BYTES,
      branding,
      onError,
      explain: ({ status, text }) => ({
        kind: 'json',
        status,
        body: { error: { type: 'api_error', message: text } },
      }),
      answer: (visit) => answer(server, visit),
    })
    port = listener.port
    const tick = setInterval(() => {
      try {
        server.catchUp()
      } catch (error) {
        onError(error)
      }
    }, TICK_MS)
    tick.unref()
    server.webhooks.wake()
    return {
      server,
      port: listener.port,
      work: server.webhooks,
      clearFaults: () => server.api.faults.clear(),
      snapshot: () => {
        const restore = snapshotTables(database)
        return () => {
          restore()
          server.webhooks.wake()
        }
      },
      close: async () => {
        clearInterval(tick)
        server.webhooks.stop()
        server.api.faults.clear()
        await listener.close()
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}

async function answer(server: PaymentsServer, visit: Visit): Promise<Reply> {
  server.catchUp()
  const reply = visit.path.startsWith('/v1/')
    ? await respondToApi(server.api, visit)
    : visit.path.startsWith('/local-cloud/')
      ? await respondToOwner(server, visit)
      : respondToCustomer(server.payments, visit)
  server.webhooks.wake()
  return reply
}

interface Parts {
  readonly keys: IdempotencyKeys
  readonly deliveries: DeliveryStore
  readonly origin: () => string
}

function createServer(
  { config, now, log, webhookUrl }: ProviderOptions<PaymentsConfig>,
  store: PaymentsStore,
  { keys, deliveries, origin }: Parts,
): PaymentsServer {
  const webhooks = new Webhooks({
    sender: 'payments',
    settings: store,
    deliveries,
    url: webhookUrl,
    messageOf: (id) => signedEvent(store, id, config.webhookSecret, now()),
    machineTime: now,
    log,
  })
  const payments: Payments = {
    store,
    get origin() {
      return origin()
    },
    now: () => Math.floor(now() / 1000) + Number(store.setting('ahead') ?? 0),
    machineTime: now,
    newId: (prefix) => `${prefix}_${randomBytes(18).toString('hex')}`,
    queue: (event) => webhooks.queue(event),
  }
  const faults = new Faults()
  return {
    payments,
    webhooks,
    deliveries,
    api: { payments, apiKey: config.apiKey, keys, faults, running: new Set() },
    catchUp: () => {
      runDue(payments, '', payments.now())
      webhooks.wake()
    },
    reset: () => {
      faults.clear()
      store.clear()
      fillCatalogue(store, config, payments.now())
    },
  }
}
