import fc from 'fast-check'
import { chooseRelease, digestOf, type Sha256, type Viewer } from './chooseRelease.ts'
import type { Audience, RegistryLine } from './registrySchema.ts'

const sha256: Sha256 = (bytes) => crypto.subtle.digest('SHA-256', bytes)
const SALT = 'staging'
const NOBODY: Audience = { percent: 0, admins: false, organizations: [], people: [] }

const release = (version: string) => ({
  id: 'mfe-account',
  name: 'mfe_account',
  version,
  entry: `https://studio.test/${version}/mf-manifest.json`,
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 2,
})
const line = (audience: Audience): RegistryLine => ({
  ...release('1'),
  previous: null,
  canary: { release: release('2'), audience },
})
const ADA: Viewer = { uid: 'ada', email: 'Ada@Acme.test', toolsAdmin: false }
const versionFor = async (audience: Audience, viewer: Viewer | null = ADA) =>
  (await chooseRelease(line(audience), viewer, SALT, sha256)).version

test.each<[string, Partial<Audience>, Partial<Viewer>, string]>([
  ['no audience', {}, {}, '1'],
  ['everybody', { percent: 100 }, {}, '2'],
  ['admins, to a member', { admins: true }, {}, '1'],
  ['admins, to an admin', { admins: true }, { toolsAdmin: true }, '2'],
])('%s', async (_what, audience, viewer, version) => {
  expect(await versionFor({ ...NOBODY, ...audience }, { ...ADA, ...viewer })).toBe(version)
})

test('an organization and an address are found by their digests, whatever the letter case', async () => {
  const organizations = [await digestOf('acme.test', SALT, sha256)]
  const people = [await digestOf(' ada@acme.TEST', SALT, sha256)]
  expect(await versionFor({ ...NOBODY, organizations })).toBe('2')
  expect(await versionFor({ ...NOBODY, people })).toBe('2')
  const other = { ...ADA, email: 'bo@notacme.test' }
  expect(await versionFor({ ...NOBODY, organizations, people }, other)).toBe('1')
})

test('a digest of one environment means nothing in another', async () => {
  expect(await digestOf('acme.test', 'a', sha256)).not.toBe(await digestOf('acme.test', 'b', sha256))
})

test('who is not signed in gets the current release', async () => {
  expect(await versionFor({ ...NOBODY, percent: 100, admins: true }, null)).toBe('1')
})

test('a share is stable, and a larger one contains it', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string(),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      async (uid, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const viewer = { ...ADA, uid }
        const first = await versionFor({ ...NOBODY, percent: less }, viewer)
        expect(await versionFor({ ...NOBODY, percent: less }, viewer)).toBe(first)
        if (first === '2') expect(await versionFor({ ...NOBODY, percent: more }, viewer)).toBe('2')
      },
    ),
  ))

test('a share of ten percent is a tenth of ten thousand members', async () => {
  const versions = await Promise.all(
    Array.from({ length: 10_000 }, (_none, at) =>
      versionFor({ ...NOBODY, percent: 10 }, { ...ADA, uid: `member ${at}` }),
    ),
  )
  const canaries = versions.filter((version) => version === '2').length
  // Four standard deviations of a binomial distribution: the members are always the same ones.
  expect(Math.abs(canaries - 1000)).toBeLessThan(120)
})
