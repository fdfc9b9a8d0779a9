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
import { AccessTokens } from './api/AccessTokens.ts'
import { Faults } from './api/Faults.ts'
import { BUSINESS_LIMITS, RateLimits } from './api/RateLimits.ts'
import { respondToApi } from './endpoints/respondToApi.ts'
import type { Zoom } from './events/Zoom.ts'
import { joinPage } from './joinPage.ts'
import { respondToOwner } from './owner/respondToOwner.ts'
import type { ZoomServer } from './owner/ZoomServer.ts'
import { encryptedToken, signedChallenge, signedNotice } from './signedNotice.ts'
import { openZoomDatabase } from './store/openZoomDatabase.ts'
import type { ZoomConfig } from './store/ZoomConfig.ts'
import { ZoomStore } from './store/ZoomStore.ts'

/** For the lists of a seed or a benchmark. */
const MAX_BODY_BYTES = 8 * 1024 * 1024

export interface RunningZoom extends LoopbackListener, SnapshotSource {
  readonly server: ZoomServer
}

/**
 * Serves video conferences that speak Zoom's API, with signed webhooks and a page to join.
 *
 * @throws PortInUseError, or the errors of openSqlite
 */
export async function startZoom(options: ProviderOptions<ZoomConfig>): Promise<RunningZoom> {
  const { folder, branding, onError } = options
  const database = openZoomDatabase(folder)
  try {
    let port = options.port
    const store = new ZoomStore(database)
    const deliveries = new DeliveryStore(database)
    const server = createServer(options, store, deliveries, () => `http://localhost:${port}`)
    const listener = await servePages({
      port,
      maxBodyBytes: MAX_BODY_BYTES,
      branding,
      onError,
      explain: ({ status, text }) => ({ kind: 'json', status, body: { code: status, message: text } }),
      answer: (visit) => answer(server, visit),
    })
    port = listener.port
    server.webhooks.wake()
    return {
      server,
      port: listener.port,
      work: server.webhooks,
      clearFaults: () => server.api.faults.clear(),
      snapshot: () => {
        const { limits } = server.api.limits
        const restore = snapshotTables(database)
        return () => {
          restore()
          server.api.limits.limits = limits
          server.webhooks.wake()
        }
      },
      close: async () => {
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

async function answer(server: ZoomServer, visit: Visit): Promise<Reply> {
  const { path } = visit
  const reply =
    path.startsWith('/v2/') || path === '/oauth/token'
      ? await respondToApi(server.api, visit)
      : path.startsWith('/local-cloud/')
        ? await respondToOwner(server, visit)
        : joinPage(server.api.zoom, visit)
  server.webhooks.wake()
  return reply
}

function createServer(
  { config, now, log, webhookUrl }: ProviderOptions<ZoomConfig>,
  store: ZoomStore,
  deliveries: DeliveryStore,
  origin: () => string,
): ZoomServer {
  const webhooks = new Webhooks({
    sender: 'zoom',
    settings: store,
    deliveries,
    url: webhookUrl,
    messageOf: (id) => {
      const notice = store.findNotice(id)
      return notice && signedNotice(notice, config.webhookSecret, now())
    },
    machineTime: now,
    log,
  })
  const zoom: Zoom = {
    store,
    config,
    get origin() {
      return origin()
    },
    now,
    queue: (notice) => webhooks.queue(notice),
  }
  const api = { zoom, tokens: new AccessTokens(config, now), limits: new RateLimits(), faults: new Faults() }
  return {
    api,
    webhooks,
    deliveries,
    validateWebhook: () => validate(webhookUrl, config.webhookSecret, now()),
    reset: () => {
      api.faults.clear()
      api.limits.limits = BUSINESS_LIMITS
      store.clear()
    },
  }
}

async function validate(url: string | undefined, secret: string, now: number): Promise<boolean> {
  if (url === undefined) return false
  const plainToken = randomBytes(16).toString('base64url')
  const { headers, body } = signedChallenge(plainToken, secret, now)
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const answered: unknown = await (await fetch(url, init)).json()
    const { plainToken: plain, encryptedToken: encrypted } = Object(answered)
    return plain === plainToken && encrypted === encryptedToken(plainToken, secret)
  } catch {
    return false
  }
}
