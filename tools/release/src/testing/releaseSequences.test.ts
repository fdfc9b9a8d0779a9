import fc from 'fast-check'
import { findShell, requireFeature } from '../commands/ReleaseTarget.ts'
import { findMismatches } from '../gate/findMismatches.ts'
import { openShells } from '../registry/changeRegistry.ts'
import { memoryStore } from './memoryStore.ts'
import { createReleaseFixture, type ReleaseFixture } from './releaseFixture.ts'

const HOUR = 60 * 60 * 1000
const FEATURES = ['mfe-account', 'mfe-sia'] as const

/** A step: a command, before it what the next build finds, and how many changes of the store succeed before one fails. */
const names = fc.subarray(['Button', 'Card', 'Chip'])
const feature = fc.constantFrom(...FEATURES)
const step = fc.record({
  line: fc.oneof(
    { weight: 4, arbitrary: feature },
    { weight: 3, arbitrary: fc.constant('shell') },
    fc.tuple(fc.constantFrom('promote', 'stop', 'rollback'), feature).map((words) => words.join(' ')),
    feature.map((id) => `canary ${id} 10%`),
    fc.tuple(feature, fc.nat(30)).map(([id, version]) => `canary ${id} ${version} --admins`),
  ),
  names,
  healthy: fc.option(fc.nat(8), { freq: 3 }),
  hours: fc.nat(72),
})

test('whatever is published finds what it needs in every open shell, also when the store fails', async () => {
  let published = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      let healthy: number | null = null
      const store = memoryStore(() => {
        if (healthy === 0) throw new Error('The store fails.')
        if (healthy !== null) healthy -= 1
      })
      const fixture = createReleaseFixture(store)
      try {
        let now = 0
        for (const [version, each] of steps.entries()) {
          now += each.hours * HOUR
          fixture.setNow(now)
          for (const id of ['shell', ...FEATURES])
            fixture.setSource(id, { version: `${version}`, names: each.names })
          healthy = each.healthy
          const { revision } = await fixture.registry()
          const isDone = await fixture.run(each.line).then(
            () => true,
            () => false,
          )
          healthy = null
          const after = (await fixture.registry()).revision
          expect(isDone ? [revision + 1] : [revision, revision + 1]).toContain(after)
          published += await countMounting(fixture, store, now)
        }
      } finally {
        fixture.release()
      }
    }),
    { numRuns: 60 },
  )
  expect(published).toBeGreaterThan(100)
})

/** Each release that a page may get, in each shell that it may have. */
async function countMounting(
  fixture: ReleaseFixture,
  store: Parameters<typeof findShell>[0],
  now: number,
): Promise<number> {
  const registry = await fixture.registry()
  const releases = registry.remotes.flatMap((line) => [line, ...(line.canary ? [line.canary.release] : [])])
  let count = 0
  for (const { version } of openShells(registry, now)) {
    const shell = await findShell(store, version)
    for (const { id, version: released } of releases) {
      const { needs } = await requireFeature(store, id, released)
      expect(shell && findMismatches(needs, shell.offers)).toEqual([])
      expect(await store.read(`${id}/${id}/${released}/main.js`)).not.toBeNull()
      count += 1
    }
  }
  return count
}
