import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFolder } from './fillFolder.ts'
import { startServer } from './startServer.ts'

/** Measures start time and memory of the local Firestore by number of documents on disk. */
async function measure(documents: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-firestore-'))
  try {
    fillFolder(dataDir, documents)
    const server = await startServer(dataDir)
    const afterStart = await server.memory()
    const collections = Array.from(
      { length: Math.ceil(documents / 1000) },
      (_, group) => `groups/g${group}/people`,
    )
    const scanStart = performance.now()
    for (const collection of collections) {
      const root = `http://127.0.0.1:${server.port}/v1/projects/bench/databases/(default)/documents`
      await (await fetch(`${root}/${collection}?pageSize=1000`)).text()
    }
    const readAllMs = performance.now() - scanStart
    const afterReadingAll = await server.memory()
    await server.stop()
    return {
      documents,
      readyMs: Math.round(server.readyMs),
      rssAfterStartMB: Math.round(afterStart / 1e6),
      readAllMs: Math.round(readAllMs),
      rssAfterReadingAllMB: Math.round(afterReadingAll / 1e6),
    }
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

const results = []
for (const documents of [0, 10_000, 100_000]) results.push(await measure(documents))
process.stdout.write(`${JSON.stringify({ bench: 'firestore start', results })}\n`)
