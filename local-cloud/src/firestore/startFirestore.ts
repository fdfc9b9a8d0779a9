import type { Log } from '../base/Log.ts'
import { type LoopbackListener, listenOnLoopback } from '../network/listenOnLoopback.ts'
import type { SnapshotSource } from '../snapshots/SnapshotSource.ts'
import { FirestoreService } from './operations/FirestoreService.ts'
import type { AccessPolicies } from './schema/contract.ts'
import { ProjectStore } from './store/ProjectStore.ts'
import type { TriggerOutbox } from './store/TriggerOutbox.ts'
import { emulatorRoute } from './transport/emulator/emulatorRoute.ts'
import { createGrpcServer } from './transport/grpc/createGrpcServer.ts'
import { createHttpServer } from './transport/http/createHttpServer.ts'
import type { Route } from './transport/http/Exchange.ts'
import { restRoute } from './transport/rest/restRoute.ts'
import { splitProtocols } from './transport/splitProtocols.ts'
import { WebChannelServer } from './transport/webchannel/WebChannelServer.ts'

export interface FirestoreOptions {
  /** 0 selects a free port. */
  readonly port: number
  /** Data folder; created if missing. */
  readonly dataDir: string
  readonly accessPolicies: AccessPolicies
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly log: Log
}

export interface RunningFirestore extends SnapshotSource {
  readonly port: number
  /** Changes that are delivered to triggers. */
  readonly outbox: TriggerOutbox
  /** Closes all connections and releases the port and the data folder. */
  stop(): Promise<void>
}

const rootRoute: Route = ({ request, response, url }) => {
  if (url.pathname !== '/' || request.method !== 'GET') return false
  response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n')
  return true
}

/**
 * Starts the local Firestore: WebChannel, REST and gRPC on one port of the loopback addresses.
 *
 * @throws PortInUseError, DataFolderLockedError, DataFolderCorruptError, DataFolderVersionError,
 *   DataFolderUnusableError or DiskFullError; then everything is released and no data is changed
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { accessPolicies, clock, log } = options
  const store = new ProjectStore(options.dataDir, clock)
  const service = new FirestoreService({ store, accessPolicies, clock, log })
  const grpc = createGrpcServer(service)
  const webChannel = new WebChannelServer(service)
  const http = createHttpServer(
    [(exchange) => webChannel.handle(exchange), restRoute(service), emulatorRoute(service), rootRoute],
    log,
  )
  const release = (): void => {
    webChannel.close()
    grpc.close()
    service.close()
    store.close()
  }
  let listening: LoopbackListener
  try {
    listening = await listenOnLoopback(options.port, (socket) =>
      splitProtocols(socket, {
        grpc: (each) => grpc.accept(each),
        http: (each) => http.emit('connection', each),
      }),
    )
  } catch (error) {
    release()
    throw error
  }
  return {
    port: listening.port,
    outbox: store.outbox,
    snapshot: () => service.snapshot(),
    stop: async () => {
      await listening.close()
      release()
    },
  }
}
