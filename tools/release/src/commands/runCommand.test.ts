import { webcrypto } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeyPair, digestOf, type KeyPair } from '@outcome-studio/shared/releases'
import { ConflictError, ReleaseError } from '../core/ReleaseError.ts'
import { lineOf } from '../registry/Registry.ts'
import { type MemoryStore, memoryStore } from '../testing/memoryStore.ts'
import { createReleaseFixture, type ReleaseFixture, UI } from '../testing/releaseFixture.ts'

const ID = 'mfe-account'
const DAY = 24 * 60 * 60 * 1000

let store: MemoryStore
let fixture: ReleaseFixture
beforeEach(async () => {
  store = memoryStore()
  fixture = createReleaseFixture(store)
  fixture.setSource('shell', { version: 's1', names: ['Button', 'Card'] })
  await fixture.run('shell')
})
afterEach(() => fixture.release())

async function release(version: string, names = ['Button'], line = ID): Promise<void> {
  fixture.setSource(ID, { version, names })
  await fixture.run(line)
}
async function versions() {
  const line = lineOf(await fixture.registry(), ID)
  return [line?.version, line?.previous?.version, line?.canary?.release.version].map((each) => each ?? '-')
}
async function snapshot() {
  return JSON.stringify([[...store.files], await store.readRegistry()])
}

test('a release is uploaded with its record and becomes current, and the one before can come back', async () => {
  await release('1')
  await release('2')
  expect(await versions()).toEqual(['2', '1', '-'])
  expect(lineOf(await fixture.registry(), ID)?.entry).toBe(
    'https://mfe-account.studio.test/mfe-account/2/mf-manifest.json',
  )
  expect(store.files.get(`${ID}/${ID}/1/main.js`)).toContain('mfe-account 1')
  expect([...store.files.keys()].filter((path) => path.endsWith('.br'))).toEqual([])
  expect(JSON.parse(store.files.get(`registry/${ID}/2/release.json`) ?? '')).toMatchObject({
    ...{ commit: 'abc123', time: '2026-11-28T12:00:00.000Z', needs: { names: { [UI]: ['Button'] } } },
  })
  await fixture.run(`rollback ${ID}`)
  expect(await versions()).toEqual(['1', '-', '-'])
})

test('a feature that needs what a shell lacks is refused, and nothing is written', async () => {
  fixture.setSource('shell', { version: 's2', names: ['Button', 'Chip'] })
  await fixture.run('shell')
  const before = await snapshot()
  await expect(release('1', ['Chip'])).rejects.toThrow(
    `mfe-account 1 needs Chip of ${UI}, which shell s1 (open since 2026-11-28T12:00:00.000Z) does not have.`,
  )
  expect(await snapshot()).toBe(before)
  await release('1', ['Chip'], `${ID} --force`)
  expect(await versions()).toEqual(['1', '-', '-'])
})

test('the shell that it lacks no longer counts seven days after it was replaced', async () => {
  fixture.setSource('shell', { version: 's2', names: ['Button', 'Chip'] })
  await fixture.run('shell')
  fixture.setNow(Date.parse('2026-11-28T12:00:00.000Z') + 8 * DAY)
  await release('1', ['Chip'])
  expect(await versions()).toEqual(['1', '-', '-'])
})

test('a shell that lacks what a current release or a canary needs is refused', async () => {
  await release('1', ['Card'])
  fixture.setSource('shell', { version: 's2', names: ['Button'] })
  const before = await snapshot()
  await expect(fixture.run('shell')).rejects.toThrow(
    `mfe-account 1 needs Card of ${UI}, which shell s2 does not`,
  )
  expect(await snapshot()).toBe(before)
  await release('2')
  await fixture.run(`canary ${ID} 1 --admins`)
  await expect(fixture.run('shell')).rejects.toThrow('mfe-account 1 needs Card')
  await fixture.run(`stop ${ID}`)
  await fixture.run('shell')
  // What is previous was not compared with the shell, so taking back is.
  await expect(fixture.run(`rollback ${ID}`)).rejects.toThrow('mfe-account 1 needs Card')
})

test('without a recorded shell nothing is released', async () => {
  store = memoryStore()
  const other = createReleaseFixture(store)
  await expect(other.run(ID)).rejects.toThrow('No shell is recorded')
  other.release()
})

test('a version is never changed', async () => {
  await release('1')
  await release('2')
  fixture.setSource(ID, { version: '1', text: 'changed' })
  const before = await snapshot()
  await expect(fixture.run(ID)).rejects.toThrow('mfe-account 1 was released with other content (main.js)')
  expect(await snapshot()).toBe(before)
})

test('a canary has its audience as digests, and is promoted or stopped', async () => {
  await release('1')
  const file = join(fixture.root, 'people')
  writeFileSync(file, 'ada@acme.test\n\n# the pilot group\nBo@Acme.test # too\n')
  fixture.setSource(ID, { version: '2' })
  await fixture.run(`canary ${ID} 10% --organization Acme.test --people ${file} --admins`)
  expect(await versions()).toEqual(['1', '-', '2'])
  const digest = (text: string) =>
    digestOf(text, 'salt', (bytes) => webcrypto.subtle.digest('SHA-256', bytes))
  expect(lineOf(await fixture.registry(), ID)?.canary?.audience).toEqual({
    ...{ percent: 10, admins: true, organizations: [await digest('acme.test')] },
    people: [await digest('ada@acme.test'), await digest('bo@acme.test')],
  })
  expect((await snapshot()).toLowerCase()).not.toContain('@acme')
  await fixture.run('status')
  expect(fixture.printed.at(-1)).toContain(
    'canary 2 for 10 % of members, tools admins, 1 organization, 2 people',
  )
  // Without a version the running canary gets another audience, whatever the source is.
  fixture.setSource(ID, { version: '3' })
  await fixture.run(`canary ${ID} 50%`)
  expect(await versions()).toEqual(['1', '-', '2'])
  await expect(fixture.run(`promote ${ID} 3`)).rejects.toThrow('The canary of mfe-account is 2, not 3.')
  await fixture.run(`promote ${ID} 2`)
  expect(await versions()).toEqual(['2', '1', '-'])
  await fixture.run(`canary ${ID} 1 100%`)
  await fixture.run(`stop ${ID}`)
  expect(await versions()).toEqual(['2', '1', '-'])
  await fixture.run(`list ${ID}`)
  expect(fixture.printed.at(-1)).toMatch(/mfe-account {2}1 .* previous\nmfe-account {2}2 .* current$/)
})

test.each([
  [`canary ${ID} 1`, 'Say who gets it'],
  [`canary ${ID} 1 0%`, 'Say who gets it'],
  [`canary ${ID} 1 101%`, '101% is no share'],
  [`canary ${ID} 1 --organization acme`, '"acme" is no domain'],
  [`canary ${ID} 7 10%`, 'mfe-account 7 was not released'],
  [`canary ${ID} 1 --people nowhere`, 'nowhere cannot be read'],
  ['mfe-nowhere', 'There is no feature mfe-nowhere'],
])('%s is refused', async (line, message) => {
  await release('1')
  await release('2')
  await expect(fixture.run(line)).rejects.toThrow(message)
})

test.each([
  ['no audience', `canary ${ID}`, 'Say who gets it'],
  ['a list of people that is not there', `canary ${ID} --people nowhere`, 'nowhere cannot be read'],
])('%s is refused before anything is built', async (_what, line, message) => {
  await release('1')
  const builds = fixture.built.length
  await expect(fixture.run(line)).rejects.toThrow(message)
  expect(fixture.built).toHaveLength(builds)
})

test('a missing key is told before anything is built', async () => {
  const { publicKey } = await createKeyPair(webcrypto.subtle)
  const builds = fixture.built.length
  const run = fixture.run(ID, { store: memoryStore(), keys: { publicKey, privateKey: null } })
  await expect(run).rejects.toThrow('RELEASE_KEY is missing')
  expect(fixture.built).toHaveLength(builds)
})

test('a release from changed source is marked, when it is made and in the list', async () => {
  const commit = 'abc1230000000000 with changes'
  fixture.setSource(ID, { version: '1' })
  await fixture.run(ID, {}, commit)
  expect(fixture.printed.at(-1)).toContain('changes that no commit has')
  await fixture.run('list')
  expect(fixture.printed.at(-1)).toContain('  abc123000000 with changes  current')
})

test.each([
  ['worse', { '1': { views: 500, errors: 5 }, '2': { views: 50, errors: 9 } }, '-', 'The canary was stopped'],
  ['as good', { '1': { views: 500, errors: 5 }, '2': { views: 50, errors: 1 } }, '2', 'The canary goes on'],
  ['not counted', {}, '2', '2 failed in 0 of 0 page views'],
])('a canary that is %s', async (_what, counts, canary, text) => {
  await release('1')
  await release('2', ['Button'], `canary ${ID} 10%`)
  const file = join(fixture.root, 'counts.json')
  writeFileSync(file, JSON.stringify(counts))
  await fixture.run(`guard ${ID} --counts ${file}`)
  expect(await versions()).toEqual(['1', '-', canary])
  expect(fixture.printed.at(-1)).toContain(text)
})

test('counts that cannot be are refused, and without a canary there is nothing to do', async () => {
  await release('1')
  await release('2', ['Button'], `canary ${ID} 10%`)
  const file = join(fixture.root, 'counts.json')
  writeFileSync(file, JSON.stringify({ '1': { views: 1, errors: 2 } }))
  await expect(fixture.run(`guard ${ID} --counts ${file}`)).rejects.toThrow('is malformed')
  await fixture.run(`stop ${ID}`)
  await fixture.run(`guard ${ID} --counts ${file}`)
  expect(fixture.printed.at(-1)).toBe('mfe-account has no canary.')
})

test('the guard stops what is worse since it began, among all features, and status says why', async () => {
  for (const id of [ID, 'mfe-sia']) {
    fixture.setSource(id, { version: '1' })
    await fixture.run(id)
    fixture.setSource(id, { version: '2' })
    await fixture.run(`canary ${id} 10%`)
  }
  const asked: unknown[] = []
  fixture.setViews(async (id, since) => {
    asked.push([id, since.toISOString()])
    return { '1': { views: 500, errors: 5 }, '2': { views: 50, errors: id === ID ? 9 : 1 } }
  })
  fixture.setNow(Date.parse('2026-11-28T13:00:00.000Z'))
  await fixture.run('guard')
  expect(asked).toEqual([
    [ID, '2026-11-28T12:00:00.000Z'],
    ['mfe-sia', '2026-11-28T12:00:00.000Z'],
  ])
  expect(await versions()).toEqual(['1', '-', '-'])
  expect(lineOf(await fixture.registry(), 'mfe-sia')?.canary?.release.version).toBe('2')
  await fixture.run('status')
  expect(fixture.printed.at(-1)).toContain(
    'canary 2 was stopped at 2026-11-28T13:00:00.000Z by the guard: it failed in 9 of 50 page views, the current one in 5 of 500 page views',
  )
  await fixture.run('stop mfe-sia')
  await fixture.run('status')
  expect(fixture.printed.at(-1)).toContain('canary 2 was stopped at 2026-11-28T13:00:00.000Z by a command')
  await fixture.run('guard')
  expect(fixture.printed.at(-1)).toBe('No feature has a canary.')
})

test('what the guard has stopped is a canary again only if the command names it', async () => {
  await release('1')
  await release('2', ['Button'], `canary ${ID} 10%`)
  const file = join(fixture.root, 'counts.json')
  writeFileSync(file, JSON.stringify({ '1': { views: 500, errors: 5 }, '2': { views: 50, errors: 9 } }))
  await fixture.run(`guard ${ID} --counts ${file}`)
  await expect(fixture.run(`canary ${ID} 20%`)).rejects.toThrow(
    `it failed in 9 of 50 page views. To try it again, name it: canary ${ID} 2.`,
  )
  expect(await versions()).toEqual(['1', '-', '-'])
  await fixture.run(`canary ${ID} 2 20%`)
  expect(await versions()).toEqual(['1', '-', '2'])
})

test('of two commands at once one is told to repeat, and nothing is lost', async () => {
  const ids = [ID, 'mfe-sia']
  const results = await Promise.allSettled(ids.map((id) => fixture.run(id)))
  expect(results).toContainEqual({ status: 'fulfilled', value: undefined })
  expect(results).toContainEqual({ status: 'rejected', reason: expect.any(ConflictError) })
  const refused = results.findIndex(({ status }) => status === 'rejected')
  await fixture.run(ids[refused] ?? '')
  expect((await fixture.registry()).remotes.map(({ id }) => id)).toEqual([ID, 'mfe-sia'])
})

test('the local product has canaries alone', async () => {
  await expect(fixture.run(`promote ${ID}`, { isLocal: true })).rejects.toThrow(
    'what was built last is current',
  )
})

describe('signed', () => {
  let keys: KeyPair
  let signed: ReleaseFixture
  beforeEach(async () => {
    keys = await createKeyPair(webcrypto.subtle)
    store = memoryStore()
    signed = createReleaseFixture(store, keys)
    await signed.run('shell')
  })
  afterEach(() => signed.release())

  test('a registry can be read with the public key alone', async () => {
    await signed.run(ID)
    const reader = { keys: { publicKey: keys.publicKey, privateKey: null } }
    await signed.run('status', reader)
    expect(signed.printed.at(-1)).toContain('mfe-account  current 1')
    await expect(signed.run('mfe-sia', reader)).rejects.toThrow('RELEASE_KEY is missing')
  })

  test('another key is refused before anything is written', async () => {
    const before = await snapshot()
    const { privateKey } = await createKeyPair(webcrypto.subtle)
    const other = { keys: { publicKey: keys.publicKey, privateKey } }
    await expect(signed.run(ID, other)).rejects.toThrow('RELEASE_KEY is not the private key')
    expect(await snapshot()).toBe(before)
  })

  test('a registry that somebody else wrote is neither used nor replaced', async () => {
    const { publicKey } = await createKeyPair(webcrypto.subtle)
    const stranger = { keys: { publicKey, privateKey: keys.privateKey } }
    await expect(signed.run(ID, stranger)).rejects.toThrow('not signed with the key of this environment')
    await expect(signed.run('status', stranger)).rejects.toThrow(ReleaseError)
  })
})
