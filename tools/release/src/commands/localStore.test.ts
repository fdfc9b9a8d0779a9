import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL_ENVIRONMENT } from '../../../environment/src/LOCAL_ENVIRONMENT.ts'
import { stackPorts } from '../../../hosting/src/ports.ts'
import { composeRemotes } from '../../../hosting/src/runtime/composeRemotes.ts'
import { withCanaries } from '../../../hosting/src/runtime/withCanaries.ts'
import { stackEnvironment } from '../../../hosting/src/stackEnvironment.ts'
import { memoryStore } from '../testing/memoryStore.ts'
import { createReleaseFixture, type ReleaseFixture } from '../testing/releaseFixture.ts'
import { localStore } from './localStore.ts'

const ID = 'mfe-account'
/** A stack at other ports than the environment says. */
const STACK = stackEnvironment(stackPorts(50))

let fixture: ReleaseFixture
let errors: unknown[]
beforeEach(() => {
  fixture = createReleaseFixture(memoryStore())
  errors = []
  for (const version of ['1', '2']) fixture.writeBuild(ID, { version })
})
afterEach(() => fixture.release())

const run = (line: string) => {
  const store = localStore(fixture.root, LOCAL_ENVIRONMENT)
  return fixture.run(line, { store, isLocal: true })
}
const report = (error: unknown) => errors.push(error)

/** The line of the feature that local pages get. */
async function served() {
  const remotes = await composeRemotes(fixture.root, STACK, [ID], report)
  return (await withCanaries(remotes, fixture.root, STACK, report)).remotes[0]
}

test('a canary of a version in dist changes what local pages get, until it is stopped', async () => {
  expect(await served()).toMatchObject({ version: '2', previous: null, canary: null })
  await run(`canary ${ID} 1 100%`)
  expect(await served()).toMatchObject({
    version: '2',
    canary: {
      audience: { percent: 100 },
      release: { version: '1', entry: 'http://localhost:3055/mfe-account/1/mf-manifest.json' },
    },
  })
  await run('status')
  expect(fixture.printed.at(-1)).toContain('canary 1 for 100 % of members')
  await run(`stop ${ID}`)
  expect(await served()).toMatchObject({ version: '2', canary: null })
  expect(errors).toEqual([])
})

test('a build makes its version current also beside a canary', async () => {
  await run(`canary ${ID} 1 100%`)
  fixture.writeBuild(ID, { version: '3' })
  expect(await served()).toMatchObject({ version: '3', canary: { release: { version: '1' } } })
  fixture.writeBuild(ID, { version: '1' })
  expect(await served()).toMatchObject({ version: '1', canary: null })
})

test('a canary whose files are gone is forgotten by the next command', async () => {
  await run(`canary ${ID} 1 100%`)
  rmSync(join(fixture.root, ID, 'dist', ID, '1'), { recursive: true })
  expect(await served()).toMatchObject({ version: '2', canary: null })
  await expect(run(`stop ${ID}`)).rejects.toThrow('has no canary')
  await expect(run(`canary ${ID} 1 10%`)).rejects.toThrow('mfe-account 1 was not released')
})

test('a malformed registry is reported, and pages get what was built', async () => {
  await run(`canary ${ID} 1 100%`)
  writeFileSync(join(fixture.root, '.registry/registry/remotes.json'), '{')
  expect(await served()).toMatchObject({ version: '2', canary: null })
  expect(errors).toHaveLength(1)
})

test('the list has the versions of dist', async () => {
  await run(`list ${ID}`)
  expect(fixture.printed.at(-1)).toMatch(/mfe-account {2}1 .*\nmfe-account {2}2 .* current$/)
})
