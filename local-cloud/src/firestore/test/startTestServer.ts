import { temporaryFolder } from '../../test/temporaryFolder.ts'
import type { AccessPolicies } from '../schema/contract.ts'
import { type RunningFirestore, startFirestore } from '../startFirestore.ts'
import { allowAll } from './allowAll.ts'

export interface TestServer {
  readonly port: number
  /** URL of the default test database's documents root. */
  readonly url: string
  readonly outbox: RunningFirestore['outbox']
  /** Lines that the server logged; empty unless it has a defect. */
  readonly log: readonly string[]
  /** Copies all documents. @returns restores them */
  snapshot(): () => void
  /** Restarts the server on the same port and data. */
  restart(): Promise<void>
  close(): Promise<void>
}

export const TEST_PROJECT = 'demo-test'
export const TEST_ROOT = `projects/${TEST_PROJECT}/databases/(default)/documents`

/** Starts a server on a free port and an empty folder. */
export async function startTestServer(accessPolicies: AccessPolicies = allowAll): Promise<TestServer> {
  const folder = temporaryFolder()
  const log: string[] = []
  const start = (port: number): Promise<RunningFirestore> =>
    startFirestore({
      port,
      dataDir: folder.path,
      accessPolicies,
      clock: Date.now,
      log: (line) => log.push(line),
    })
  let running = await start(0)
  const { port } = running
  return {
    port,
    url: `http://127.0.0.1:${port}/v1/${TEST_ROOT}`,
    get outbox() {
      return running.outbox
    },
    log,
    snapshot: () => running.snapshot(),
    restart: async () => {
      await running.stop()
      running = await start(port)
    },
    close: async () => {
      await running.stop()
      folder.remove()
    },
  }
}
