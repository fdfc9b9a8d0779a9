import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore'
import { summarize, time } from './durations.ts'
import { startServer } from './startServer.ts'

const COUNT = 400

/** Time from a commit's start to the callback of an active listener, through one client. */
async function listenerLatency(firestore: Firestore): Promise<readonly number[]> {
  const waiting = new Map<number, () => void>()
  const document = firestore.doc('bench/listened')
  const shown = (value: number): Promise<void> => new Promise((resolve) => waiting.set(value, resolve))
  await document.set({ value: -1 })
  const first = shown(-1)
  const release = document.onSnapshot((snapshot) => waiting.get(snapshot.get('value'))?.())
  await first
  const durations = await time(COUNT, (value) => Promise.all([shown(value), document.set({ value })]))
  release()
  return durations
}

/** The peer does not notify every listener, so the listeners have a timeout. */
const within = <Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))])

async function measure(name: string, port: number) {
  process.env.METADATA_SERVER_DETECTION = 'none'
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`
  const app = initializeApp({ projectId: 'bench' }, name)
  const firestore = initializeFirestore(app)
  const write = (index: number) =>
    firestore.doc(`bench/d${index}`).set({ value: index, text: 'A short note' })
  await time(COUNT, write)
  const writes = summarize(await time(COUNT, write))
  await time(COUNT, (index) => firestore.doc(`bench/d${index}`).get())
  const reads = summarize(await time(COUNT, (index) => firestore.doc(`bench/d${index}`).get()))
  const latencies = await within(20_000, listenerLatency(firestore))
  const commitToListenerMs = latencies ? summarize(latencies) : 'no snapshot within 20 s'
  await within(1_000, deleteApp(app))
  return { name, documentReadMs: reads, writeMs: writes, commitToListenerMs }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 0
}

/** Compares the same calls through firebase-admin (gRPC) on this server and on `@firestore-emulator/server`. */
const dataDir = mkdtempSync(join(tmpdir(), 'bench-firestore-'))
const own = await startServer(dataDir)
const ours = await measure('local cloud (on disk before acknowledged)', own.port)
await own.stop()
rmSync(dataDir, { recursive: true })
const port = await freePort()
const folder = process.env.BENCH_PEERS
if (!folder) throw new Error('The peer is installed by: npm run bench -- local-cloud-peer')
const peer = fork(join(import.meta.dirname, 'peerServer.mjs'), [String(port), folder])
await once(peer, 'message')
const theirs = await measure('@firestore-emulator/server 0.3.15 (in memory only)', port)
peer.disconnect()
const results = { calls: COUNT, servers: [ours, theirs] }
process.stdout.write(`${JSON.stringify({ bench: 'firestore next to a peer, ms', results })}\n`)
process.exit(0)
