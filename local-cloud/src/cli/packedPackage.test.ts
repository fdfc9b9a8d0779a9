import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { localCloudPorts } from '../config/localCloudPorts.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { freePortOffset } from './test/freePortOffset.ts'
import { type Launched, launchLocalCloud, SHOP } from './test/launchLocalCloud.ts'

const PACKAGE = join(__dirname, '../..')
const NAME = '@outcome-studio/local-cloud'
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

let folder: ReturnType<typeof temporaryFolder>
let project: string
let cloud: Launched
let ports: ReturnType<typeof localCloudPorts>

beforeAll(async () => {
  folder = temporaryFolder()
  project = join(folder.path, 'shop')
  const installed = join(project, 'node_modules', NAME)
  mkdirSync(installed, { recursive: true })
  const pack = ['run', 'pack', '--', '--pack-destination', folder.path]
  execFileSync('npm', pack, { cwd: PACKAGE, stdio: 'pipe' })
  const [tarball = ''] = globSync('*.tgz', { cwd: folder.path })
  execFileSync('tar', ['-xzf', join(folder.path, tarball), '-C', installed, '--strip-components=1'])
  cpSync(SHOP, project, { recursive: true })
  const config = join(project, 'local-cloud.config.ts')
  const source = readFileSync(config, 'utf8')
  writeFileSync(config, source.replace('../../config/LocalCloudConfig.ts', NAME))
  const { dependencies } = Manifest.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')))
  for (const name of Object.keys(dependencies)) install(name, PACKAGE)
  // The project's own.
  for (const name of ['firebase-functions', 'firebase-admin']) install(name, PACKAGE)
  const offset = await freePortOffset()
  ports = localCloudPorts(offset)
  const bin = join(installed, 'bin/local-cloud.mjs')
  cloud = launchLocalCloud(['--port-offset', `${offset}`], {}, [process.execPath, bin], project)
  await cloud.ready
})
afterAll(async () => {
  await cloud.end('SIGTERM')
  folder.remove()
})

/** Links a package as it is resolved from a folder, with what it depends on. */
function install(name: string, from: string): void {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  const place = places.find((each) => globSync(join(each, name, 'package.json')).length > 0)
  if (place === undefined) throw new Error(`${name} is not installed.`)
  const link = join(project, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(place, name), link)
}

test('has the build, its license and documents, and no sources or tests', () => {
  const files = globSync('**/*', { cwd: join(project, 'node_modules', NAME), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  expect(files).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'main.js', 'LocalCloudConfig.d.ts']),
  )
  expect(files.filter((name) => /(?<!\.d)\.ts$|\.test\./.test(name))).toEqual([])
})

test('serves another project, whose configuration imports it by name', async () => {
  const bicycle = `http://localhost:${ports.firestore}/v1/projects/demo-shop/databases/(default)/documents/bicycles/red`
  const write = (headers: Record<string, string>) =>
    fetch(bicycle, { method: 'PATCH', headers, body: '{"fields":{}}' })
  expect((await write({})).status).toBe(403)
  expect((await write({ authorization: 'Bearer owner' })).status).toBe(200)
  const called = await fetch(`http://localhost:${ports.functions}/demo-shop/us-central1/priceOf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { bicycle: 'red' } }),
  })
  expect(await called.json()).toEqual({ result: { bicycle: 'red', price: 420 } })
  const page = await (await fetch(`http://localhost:${ports.identity}/v2/logout`)).text()
  expect(page).toContain('<title>You are logged out · Bicycle shop accounts</title>')
})
