import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { summarize, time } from './durations.ts'
import { fillFolder } from './fillFolder.ts'
import { startServer } from './startServer.ts'

const COMMITS = 500
const LISTENERS = 20

/** Measures durable commits, with and without listeners on other collections. */
const dataDir = mkdtempSync(join(tmpdir(), 'bench-firestore-'))
fillFolder(dataDir, 10_000)
const server = await startServer(dataDir)
const url = `http://127.0.0.1:${server.port}/v1/projects/bench/databases/(default)/documents/notes`
const commit = async (index: number): Promise<void> => {
  const fields = { text: { stringValue: `Note ${index}` } }
  const answer = await fetch(`${url}/n${index}`, { method: 'PATCH', body: JSON.stringify({ fields }) })
  await answer.text()
}
await time(500, commit)
const before = summarize(await time(COMMITS, commit))
const listeners = fork(join(import.meta.dirname, 'listeners.ts'), [String(server.port), String(LISTENERS)])
await once(listeners, 'message')
const withListeners = summarize(await time(COMMITS, commit))
listeners.disconnect()
await once(listeners, 'exit')
const after = summarize(await time(COMMITS, commit))
await server.stop()
rmSync(dataDir, { recursive: true })
const results = { commits: COMMITS, listeners: LISTENERS, before, withListeners, after }
process.stdout.write(`${JSON.stringify({ bench: 'firestore commit over REST, ms', results })}\n`)
