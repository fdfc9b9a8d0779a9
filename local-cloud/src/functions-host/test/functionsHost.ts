import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions'
import { Outbox } from '../../firestore/store/Outbox.ts'
import { SCHEMA } from '../../firestore/store/schema.ts'
import type { Value } from '../../firestore/values/Value.ts'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import type { HostState } from '../process/HostState.ts'
import type { SupervisorTiming } from '../process/Supervisor.ts'
import { startFunctions } from '../startFunctions.ts'
import { createTestClock } from './createTestClock.ts'

type Fields = Readonly<Record<string, Value>>

export interface FunctionsUnderTest {
  readonly url: string
  readonly client: Functions
  /** Lines that the host has logged. */
  readonly lines: readonly string[]
  /** Lines that the fixture's triggers have written. */
  notes(): readonly unknown[]
  /** Adds a change to the outbox like a commit. */
  commit(document: string, before: Fields | undefined, after: Fields | undefined): void
  /** Number of pending events in the outbox. */
  waiting(): number
  settled(): Promise<HostState>
  /** Adds a line to those of the triggers. */
  note(line: object): void
  /** Resolves once no function runs, and no event waits for a trigger. */
  whenIdle(): Promise<void>
  /** Moves the time by which scheduled functions run. */
  advance(milliseconds: number): void
  close(): Promise<void>
}

export const TIMING: SupervisorTiming = {
  ...{ hang: 1500, blocked: 3000, firstBackOff: 50, maxBackOff: 400 },
  retryDelays: [20, 40, 80, 160, 160, 160, 160, 160],
}
const PROJECT = 'demo-project'
const ROOT = `projects/${PROJECT}/databases/(default)/documents`

let apps = 0

/** The host with a functions module, a real outbox and the unmodified client SDK. */
export async function startFunctionsUnderTest(
  entry: string,
  timing: SupervisorTiming = TIMING,
): Promise<FunctionsUnderTest> {
  const folder = temporaryFolder()
  const notesFile = join(folder.path, 'notes.jsonl')
  writeFileSync(notesFile, '')
  process.env.FIXTURE_NOTES = notesFile
  const database = new DatabaseSync(':memory:')
  database.exec(SCHEMA)
  const outbox = new Outbox(database)
  const lines: string[] = []
  const clock = createTestClock()
  const host = await startFunctions({
    entry,
    port: 0,
    project: PROJECT,
    firestorePort: 1,
    authPort: 2,
    consoleOrigin: 'http://localhost:4000',
    // The environment of this process has a PATH, and the local cloud sets the project.
    parameters: { GREETING: 'hello', PATH: 'replaced', GCLOUD_PROJECT: 'replaced' },
    timing,
    scheduleClock: clock,
    log: (line) => lines.push(line),
  })
  host.deliverFrom(outbox)
  apps += 1
  const app = initializeApp({ projectId: PROJECT, apiKey: 'any' }, `functions-${apps}`)
  const client = getFunctions(app, 'us-west3')
  connectFunctionsEmulator(client, '127.0.0.1', host.port)
  return {
    url: `http://127.0.0.1:${host.port}`,
    client,
    lines,
    notes: () =>
      readFileSync(notesFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    commit: (document, before, after) => {
      const time = Date.now() * 1000
      const stored = (fields: Fields | undefined) =>
        fields && {
          name: `${ROOT}/${document}`,
          fields,
          createTime: time,
          updateTime: time,
        }
      const change = { name: `${ROOT}/${document}`, before: stored(before), after: stored(after) }
      for (const event of outbox.eventsOf({ project: PROJECT, database: '(default)' }, ROOT, time, [
        change,
      ])) {
        database.prepare('INSERT INTO outbox (event) VALUES (?)').run(event)
      }
      outbox.announce()
    },
    waiting: () => database.prepare('SELECT id FROM outbox').all().length,
    settled: () => host.settled(),
    note: (line) => appendFileSync(notesFile, `${JSON.stringify(line)}\n`),
    whenIdle: () => host.work.whenIdle(),
    advance: clock.advance,
    close: async () => {
      await host.close()
      await deleteApp(app)
      database.close()
      folder.remove()
    },
  }
}
