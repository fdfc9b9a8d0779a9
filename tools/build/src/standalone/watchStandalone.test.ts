import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BuildError } from '../package/BuildError.ts'
import { MAIN_SCRIPT } from './standaloneConfig.ts'
import { type WatchedStandalone, watchStandalone } from './watchStandalone.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

let workspace: string
let watched: WatchedStandalone | null
let server: Server | null
beforeEach(async () => {
  // Silences the terminal output of each build.
  jest.spyOn(console, 'log').mockImplementation(() => {})
  watched = null
  server = null
  workspace = await mkdtemp(join(tmpdir(), 'alone-'))
  await symlink(join(ROOT, 'node_modules'), join(workspace, 'node_modules'))
  await mkdir(join(workspace, 'mfe-fixture/src'), { recursive: true })
  await writeFile(join(workspace, 'mfe-fixture/package.json'), '{ "version": "19.2.0" }')
  await write('feature.tsx', 'export default {}')
})
afterEach(async () => {
  jest.restoreAllMocks()
  server?.closeAllConnections()
  server?.close()
  await watched?.close()
  await rm(workspace, { recursive: true, force: true })
})

const write = (file: string, source: string) => writeFile(join(workspace, 'mfe-fixture/src', file), source)
const greeting = (words: string) => write('Greeting.tsx', `export const Greeting = () => <p>${words}</p>`)

async function serve(): Promise<string> {
  const started = watchStandalone(workspace, 'mfe-fixture')
  watched = started
  const listening = createServer((request, response) =>
    started.answer(request, response, () => response.writeHead(404).end()),
  )
  server = listening
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  await started.firstBuild
  const address = listening.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port.')
  return `http://127.0.0.1:${address.port}`
}

/** Reads the events sent to open pages until one with this action arrives. */
async function readEvents(origin: string, action: string, cause: () => Promise<void>): Promise<string> {
  const { body } = await fetch(`${origin}/__webpack_hmr`)
  if (!body) throw new Error('No stream.')
  let events = ''
  let isCaused = false
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    if (!isCaused) {
      isCaused = true
      await cause()
      continue
    }
    events += text
    if (events.includes(`"action":"${action}"`)) break
  }
  return events
}

test('serves the page without federation, and sends an edit as a hot update of the component', async () => {
  await greeting('Good morning')
  await write('standalone.tsx', `import { Greeting } from './Greeting'; console.log(Greeting)`)
  const origin = await serve()
  const first = await (await fetch(`${origin}${MAIN_SCRIPT}`)).text()
  expect(first).toContain('Good morning')
  expect(first).not.toContain('__FEDERATION__')
  expect((await fetch(`${origin}/nothing.js`)).status).toBe(404)

  const events = await readEvents(origin, 'built', () => greeting('Good evening'))
  expect(events).toMatch(/"errors":\[\]/)
  const hash = /__webpack_require__\.h = \(\) => \("([0-9a-f]+)"\)/.exec(first)?.[1]
  const update = await (await fetch(`${origin}/alone/main.${hash}.hot-update.js`)).text()
  expect(update).toContain('Good evening')
  expect(update).toContain('$Refresh$.register(_c, "Greeting")')
})

test('reports build errors to open pages, and continues after the fix', async () => {
  await greeting('Good morning')
  await write('standalone.tsx', `import { Greeting } from './Greeting'; console.log(Greeting)`)
  const origin = await serve()
  expect(await readEvents(origin, 'built', () => greeting('<'))).toContain('Greeting.tsx')
  await readEvents(origin, 'built', () => greeting('Good night'))
  expect(await (await fetch(`${origin}${MAIN_SCRIPT}`)).text()).toContain('Good night')
})

test('rejects a feature without a standalone page by name', () => {
  expect(() => watchStandalone(workspace, 'mfe-fixture')).toThrow(
    new BuildError('mfe-fixture has no src/standalone.tsx: that file is what runs it without the shell.'),
  )
})
