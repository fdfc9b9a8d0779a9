import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { ConfigError } from './ConfigError.ts'
import { DEFAULT_CONFIG } from './LocalCloudConfig.ts'
import { STANDARD_PORTS } from './localCloudPorts.ts'
import { readProject } from './readProject.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const write = (name: string, content: object) =>
  writeFileSync(join(folder.path, name), JSON.stringify(content))

test("an empty firebase.json has Firebase's defaults", async () => {
  write('firebase.json', {})
  expect(await readProject(folder.path)).toEqual({
    root: folder.path,
    rules: join(folder.path, 'firestore.rules'),
    functions: undefined,
    ports: STANDARD_PORTS,
    config: DEFAULT_CONFIG,
  })
})

test('rules, functions and ports come from firebase.json, found from any folder below', async () => {
  write('firebase.json', {
    firestore: { rules: 'my.rules', indexes: 'my.indexes.json' },
    functions: { source: 'server' },
    emulators: { firestore: { port: 8081 }, auth: { port: 9098 }, ui: { enabled: false } },
  })
  mkdirSync(join(folder.path, 'server/src'), { recursive: true })
  write('server/package.json', { main: 'lib/index.js' })
  expect(await readProject(join(folder.path, 'server/src'))).toMatchObject({
    root: folder.path,
    rules: join(folder.path, 'my.rules'),
    functions: join(folder.path, 'server/lib/index.js'),
    ports: { ...STANDARD_PORTS, firestore: 8081, auth: 9098 },
  })
})

test('an invalid project is reported with its file', async () => {
  await expect(readProject(folder.path)).rejects.toThrow(ConfigError)
  await expect(readProject(folder.path)).rejects.toThrow('There is no firebase.json in')
  write('firebase.json', { functions: { source: 'functions' } })
  await expect(readProject(folder.path)).rejects.toThrow(join(folder.path, 'functions/package.json'))
  write('firebase.json', { firestore: { rules: 7 } })
  await expect(readProject(folder.path)).rejects.toThrow(/firebase\.json cannot be used: .*rules/s)
})
