import { startFirestore } from '../src/firestore/startFirestore.ts'
import { allowAll } from '../src/firestore/test/allowAll.ts'

/** Runs as a process of its own: node serve.ts DATA_FOLDER. Prints its port. */
const running = await startFirestore({
  port: 0,
  dataDir: process.argv[2] ?? '',
  accessPolicies: allowAll,
  clock: Date.now,
  log: (line) => process.stderr.write(`${line}\n`),
})
process.send?.({ port: running.port })
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }))
process.on('disconnect', () => process.exit(0))
