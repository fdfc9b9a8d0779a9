import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { buildTogether } from '../build/src/standalone/buildTogether.ts'
import { MAIN_SCRIPT } from '../build/src/standalone/standaloneConfig.ts'
import { watchStandalone } from '../build/src/standalone/watchStandalone.ts'
import { packagesToBuild } from './support/packagesToBuild.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FEATURES = packagesToBuild().slice(1)

// A feature is built with everything that it shares, which is slow on a busy machine.
jest.setTimeout(600_000)

beforeEach(() => {
  // Silences the terminal output of each build.
  jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Builds a feature's own page and fetches its script, as a browser does. */
async function fetchScript(id: string): Promise<string> {
  const watched = watchStandalone(ROOT, id)
  const server = createServer((request, response) =>
    watched.answer(request, response, () => response.writeHead(404).end()),
  )
  try {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await watched.firstBuild
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('No port.')
    const answer = await fetch(`http://127.0.0.1:${address.port}${MAIN_SCRIPT}`)
    expect(answer.status).toBe(200)
    return await answer.text()
  } finally {
    server.closeAllConnections()
    server.close()
    await watched.close()
  }
}

function expectStandalone(script: string | undefined): void {
  expect(script).toContain('startStandalone')
  expect(script).not.toContain('__FEDERATION__')
  // A page whose build has failed says so instead.
  expect(script).not.toContain('Module build failed')
}

test('every feature is built without the shell', async () => {
  const scripts = await buildTogether(ROOT, FEATURES)
  expect([...scripts.keys()]).toEqual(FEATURES)
  for (const script of scripts.values()) expectStandalone(script)
})

test('a feature is served without the shell', async () => {
  expectStandalone(await fetchScript('mfe-account'))
})
