import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { freeStackOffset } from '../support/freeStackOffset.ts'
import { percentile, rounded } from './statistics.ts'

/** Measures the time from a commit to a listener's callback in a browser, through the published SDK. */
const portOffset = await freeStackOffset()
const COMMITS = 200
const PROJECT = 'demo-bench'
const PAGE_PORT = 3000 + portOffset
const root = join(import.meta.dirname, '..', '..', '..')
const firestore = `http://localhost:${8080 + portOffset}`
const documents = `projects/${PROJECT}/databases/(default)/documents`

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const cloud = spawn(
  process.execPath,
  [
    join(root, 'local-cloud/src/main.ts'),
    '--port-offset',
    String(portOffset),
    '--data',
    dataDir,
    '--functions',
    'none',
  ],
  { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
)
process.once('exit', () => cloud.kill())
await new Promise<void>((resolve, reject) => {
  cloud.once('message', () => resolve())
  cloud.once('exit', () => reject(new Error('The local cloud did not start.')))
})
// Browsers restrict requests to localhost to pages from localhost.
const pages = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(pageSource())
}).listen(PAGE_PORT, 'localhost')
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
})
try {
  await openRules()
  const page = await browser.newPage()
  await page.route('https://www.gstatic.com/firebasejs/**', async (route) => {
    const body = await readFile(join(root, 'node_modules/firebase', basename(route.request().url())), 'utf8')
    await route.fulfill({
      body,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await commit(0)
  await page.goto(`http://localhost:${PAGE_PORT}`)
  await page.waitForFunction(() => Reflect.get(window, 'received') >= 0)
  const latencies: number[] = []
  const acknowledged: number[] = []
  for (let count = 1; count <= COMMITS; count++) {
    const sent = now()
    await commit(count)
    acknowledged.push(now() - sent)
    const received = await page.waitForFunction(
      (wanted) =>
        Reflect.get(window, 'received') === wanted ? Number(Reflect.get(window, 'receivedAt')) : false,
      count,
    )
    latencies.push(Number(await received.jsonValue()) - sent)
  }
  const summary = (values: readonly number[]) => ({
    p50: rounded(percentile(values, 0.5), 2),
    p95: rounded(percentile(values, 0.95), 2),
  })
  process.stdout.write(
    `${JSON.stringify({
      unit: 'ms',
      commits: COMMITS,
      durableCommitAcknowledged: summary(acknowledged),
      commitToBrowserCallback: summary(latencies),
    })}\n`,
  )
} finally {
  await browser.close()
  pages.close()
  cloud.kill()
  await rm(dataDir, { recursive: true, force: true })
}

/** Milliseconds since 1970 with fractions. The browser reads the same clock. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

async function commit(count: number): Promise<void> {
  const update = { name: `${documents}/ticks/now`, fields: { count: { integerValue: String(count) } } }
  const response = await fetch(`${firestore}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update }] }),
  })
  if (!response.ok) throw new Error(await response.text())
}

async function openRules(): Promise<void> {
  const content = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read: if true; } } }`
  const response = await fetch(`${firestore}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'bench.rules', content }] } }),
  })
  if (!response.ok) throw new Error(await response.text())
}

function pageSource(): string {
  return `<!doctype html><script type="module">
    import { initializeApp } from 'https://www.gstatic.com/firebasejs/12.19.0/firebase-app.js'
    import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'https://www.gstatic.com/firebasejs/12.19.0/firebase-firestore.js'
    const db = getFirestore(initializeApp({ projectId: '${PROJECT}', apiKey: 'bench' }))
    connectFirestoreEmulator(db, 'bench.localhost', ${8080 + portOffset})
    onSnapshot(doc(db, 'ticks/now'), (snapshot) => {
      window.receivedAt = performance.timeOrigin + performance.now()
      window.received = snapshot.get('count')
    })
  </script>`
}
