import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BuildError } from '../package/BuildError.ts'
import { describeProject } from '../package/describePackage.ts'
import { type Development, startDevelopment } from './startDevelopment.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

let project: string
let development: Development | null
let servers: Server[]
beforeEach(async () => {
  // Silences the terminal output of each build.
  jest.spyOn(console, 'log').mockImplementation(() => {})
  development = null
  servers = []
  project = await mkdtemp(join(tmpdir(), 'outside-'))
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  await mkdir(join(project, 'src'))
  await writeFile(join(project, 'package.json'), '{ "name": "mfe-fixture", "version": "1.0.0" }')
  await write('feature.tsx', 'export default () => <p>Good morning</p>')
  await write('standalone.tsx', `import Feature from './feature'; console.log(Feature)`)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await development?.close()
  for (const server of servers) server.close()
  await rm(project, { recursive: true, force: true })
})

const write = (file: string, source: string) => writeFile(join(project, 'src', file), source)

async function start(shell?: string, port = 0) {
  const printed: string[] = []
  const print = (what: string) => void printed.push(what)
  const started = await startDevelopment(describeProject(project), { shell, port, print })
  development = started
  return { ...started, printed: () => printed.join('\n') }
}

/** A shell that serves this as its config.json. */
async function startShell(config: unknown): Promise<string> {
  const server = createServer((request, response) =>
    request.url === '/config.json' ? response.end(JSON.stringify(config)) : response.writeHead(404).end(),
  )
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port.')
  return `http://localhost:${address.port}`
}

test('serves the page at every address, without a configuration, and a build for shells', async () => {
  const { origin, manifest, printed } = await start()
  const page = await fetch(`${origin}/surveys/1`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<title>mfe-fixture alone</title>')
  expect((await fetch(`${origin}/nothing.png`)).status).toBe(404)
  expect((await fetch(`${origin}/config.json`)).status).toBe(204)

  const { name, exposes } = await (await fetch(`${origin}${manifest}`)).json()
  expect([name, exposes[0].path]).toEqual(['mfe_fixture', './feature'])
  expect(printed()).toContain(`${origin}${manifest}`)
})

test('notifies pages of a shell of each rebuild, and of none that failed', async () => {
  const { origin, manifest } = await start()
  const entry = await (await fetch(new URL('remoteEntry.js', `${origin}${manifest}`))).text()
  expect(entry).toMatch(/^new EventSource\(new URL\('\/rebuilds', document\.currentScript\.src\)\)/)
  const { body } = await fetch(`${origin}/rebuilds`)
  const events = body?.pipeThrough(new TextDecoderStream()).getReader()
  await write('feature.tsx', 'export default () => <p')
  // Answered after the build.
  await fetch(`${origin}${manifest}`)
  await write('feature.tsx', 'export default () => <p>Good evening</p>')
  expect(await events?.read()).toEqual({ done: false, value: 'data: rebuilt\n\n' })
  await events?.cancel()
})

test('gives the page the configuration of a shell with a local cloud, and that of no other', async () => {
  const config = { emulators: { authUrl: 'http://localhost:9099' } }
  const { origin, close } = await start(`${await startShell(config)}/surveys`)
  expect(await (await fetch(`${origin}/config.json`)).json()).toEqual(config)
  await close()

  const shell = await startShell({ emulators: null })
  const deployed = await start(shell)
  expect((await fetch(`${deployed.origin}/config.json`)).status).toBe(204)
  expect(deployed.printed()).toContain(`Sign in to ${shell} as a tools admin`)
})

test('lets pages of the given shell and of this machine load the build, and no others', async () => {
  const shell = await startShell({})
  const { origin, manifest } = await start(shell.replace('localhost', '127.0.0.1'))
  const allowed = async (page: string, method: string) => {
    const { headers } = await fetch(`${origin}${manifest}`, { method, headers: { origin: page } })
    return headers.get('access-control-allow-origin')
  }
  const own = shell.replace('localhost', '127.0.0.1')
  expect(await allowed(own, 'GET')).toBe(own)
  expect(await allowed(own, 'OPTIONS')).toBe(own)
  expect(await allowed('http://localhost:3000', 'GET')).toBe('http://localhost:3000')
  expect(await allowed('https://studio.example', 'GET')).toBeNull()
  expect(await allowed('http://localhost.example', 'OPTIONS')).toBeNull()
})

test('names a shell that does not answer and a port in use', async () => {
  const shell = await startShell({})
  for (const server of servers) await new Promise((done) => server.close(done))
  await expect(start(shell)).rejects.toThrow(`No shell answers at ${shell}`)
  await expect(start('studio')).rejects.toThrow(new BuildError('"studio" is no address of a shell.'))
  const { origin } = await start()
  const { port } = new URL(origin)
  const second = { shell: undefined, port: Number(port), print: () => {} }
  await expect(startDevelopment(describeProject(project), second)).rejects.toThrow(
    `Port ${port} cannot be used`,
  )
})
