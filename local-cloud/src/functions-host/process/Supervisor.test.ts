import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import { SUPERVISOR_TIMING, Supervisor } from './Supervisor.ts'

const folder = temporaryFolder()
const entry = join(folder.path, 'index.ts')
/** The functions append a letter to it each time they are loaded. */
const loads = join(folder.path, 'loads.txt')
let supervisor: Supervisor

beforeEach(async () => {
  writeFileSync(loads, '')
  const code = `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(loads)}, 'x')\n`
  writeFileSync(entry, code)
  supervisor = new Supervisor({
    entry,
    environment: process.env,
    timing: SUPERVISOR_TIMING,
    log: () => {},
  })
  await supervisor.settled()
})

afterEach(() => supervisor.close())
afterAll(() => folder.remove())

test('functions are loaded again on request', async () => {
  expect(await supervisor.reload()).toMatchObject({ kind: 'serving' })
  expect(readFileSync(loads, 'utf8')).toBe('xx')
})

test('functions that are closed while they reload do not start again', async () => {
  const reloaded = supervisor.reload()
  await supervisor.close()
  expect(await reloaded).toEqual({ kind: 'closed' })
})
