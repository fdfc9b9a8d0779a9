import type { Audience, RegistryLine, Release } from '@outcome-studio/shared/releases'
import fc from 'fast-check'
import { ReleaseError } from '../core/ReleaseError.ts'
import {
  openShells,
  promote,
  publish,
  recordShell,
  rollBack,
  startCanary,
  stopCanary,
} from './changeRegistry.ts'
import { emptyRegistry, lineOf, type Registry } from './Registry.ts'

const ID = 'mfe-account'
const DAY = 24 * 60 * 60 * 1000
const SOME: Audience = { percent: 10, admins: false, organizations: [], people: [] }

const NOW = Date.parse('2026-11-28T12:00:00.000Z')
const BY_COMMAND = { at: '2026-11-29T12:00:00.000Z', by: 'command', counts: null } as const

const release = (version: string, id = ID): Release => ({
  id,
  name: id.replaceAll('-', '_'),
  version,
  entry: `https://${id}.studio.test/${id}/${version}/mf-manifest.json`,
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 2,
})

/** Versions of the current release, the previous one and the canary. */
const versionsOf = (registry: Registry, id = ID) => {
  const line = lineOf(registry, id)
  return [line?.version, line?.previous?.version, line?.canary?.release.version].map((each) => each ?? '-')
}

/** A registry with a line of these versions. */
function registryOf(current: string, previous: string, canary: string): Registry {
  const line: RegistryLine = {
    ...release(current),
    previous: previous === '-' ? null : release(previous),
    canary: canary === '-' ? null : { release: release(canary), audience: SOME },
  }
  return { ...emptyRegistry('salt'), remotes: [line] }
}

const publish3 = (registry: Registry) => publish(registry, release('3'))
const canary3 = (registry: Registry) => startCanary(registry, release('3'), SOME, NOW)
const promoteIt = (registry: Registry) => promote(registry, ID)
const rollItBack = (registry: Registry) => rollBack(registry, ID)
const stopIt = (registry: Registry) => stopCanary(registry, ID, BY_COMMAND)

test('a canary has the time of its first audience, and leaves who stopped it until something follows', () => {
  const started = canary3(registryOf('2', '1', '-'))
  const wider = startCanary(started, release('3'), { ...SOME, percent: 50 }, NOW + DAY)
  expect(lineOf(wider, ID)?.canary?.since).toBe('2026-11-28T12:00:00.000Z')
  const stopped = stopIt(wider)
  expect(lineOf(stopped, ID)?.stopped).toEqual({ version: '3', ...BY_COMMAND })
  for (const next of [canary3(stopped), publish3(stopped), rollItBack(stopped)]) {
    expect(lineOf(next, ID)?.stopped).toBeUndefined()
  }
  expect(lineOf(publish3(stopped), ID)?.previous).toEqual(release('2'))
})

test.each([
  ['publish', publish3, ['2', '1', '-'], ['3', '2', '-']],
  ['publish beside a canary', publish3, ['2', '1', '4'], ['3', '2', '4']],
  ['publish the canary', publish3, ['2', '1', '3'], ['3', '2', '-']],
  ['publish the previous one', publish3, ['2', '3', '-'], ['3', '2', '-']],
  ['canary', canary3, ['2', '1', '-'], ['2', '1', '3']],
  ['canary in place of another', canary3, ['2', '1', '4'], ['2', '1', '3']],
  ['promote', promoteIt, ['2', '1', '3'], ['3', '2', '-']],
  ['roll back', rollItBack, ['2', '1', '-'], ['1', '-', '-']],
  ['roll back beside a canary', rollItBack, ['2', '1', '3'], ['1', '-', '3']],
  ['roll back to the canary', rollItBack, ['2', '1', '1'], ['1', '-', '-']],
  ['stop', stopIt, ['2', '1', '3'], ['2', '1', '-']],
] as const)('%s', (_what, change, [current, previous, canary], after) => {
  const registry = registryOf(current, previous, canary)
  const changed = change(registry)
  expect(versionsOf(changed)).toEqual(after)
  expect(changed.revision).toBe(registry.revision + 1)
})

test.each([
  ['publish what is current', publish3, registryOf('3', '-', '-'), 'is current already'],
  ['a canary of what is current', canary3, registryOf('3', '-', '-'), 'everybody has it'],
  ['a canary of what nobody has', canary3, emptyRegistry(''), 'no current release'],
  ['promote', promoteIt, registryOf('2', '1', '-'), 'no canary'],
  ['stop', stopIt, registryOf('2', '1', '-'), 'no canary'],
  ['roll back', rollItBack, registryOf('2', '-', '-'), 'no previous release'],
] as const)('without anything to do, %s is refused', (_what, change, registry, message) => {
  expect(() => change(registry)).toThrow(message)
})

test('a first release has no previous one, and the lines are sorted', () => {
  const registry = publish(publish(emptyRegistry('salt'), release('1')), release('1', 'mfe-a'))
  expect(registry.remotes.map(({ id }) => id)).toEqual(['mfe-a', ID])
  expect(versionsOf(registry)).toEqual(['1', '-', '-'])
  expect(registry.salt).toBe('salt')
})

test('any sequence leaves usable lines', () => {
  const version = fc.constantFrom('1', '2', '3', '4')
  const id = fc.constantFrom(ID, 'mfe-sia')
  const change = fc.oneof(
    fc.tuple(version, id).map(
      ([each, of]) =>
        (registry: Registry) =>
          publish(registry, release(each, of)),
    ),
    fc.tuple(version, id).map(
      ([each, of]) =>
        (registry: Registry) =>
          startCanary(registry, release(each, of), SOME, NOW),
    ),
    id.map((of) => (registry: Registry) => promote(registry, of)),
    id.map((of) => (registry: Registry) => rollBack(registry, of)),
    id.map((of) => {
      return (registry: Registry) => {
        const stopped = stopCanary(registry, of, BY_COMMAND)
        expect(versionsOf(stopped, of)).toEqual([...versionsOf(registry, of).slice(0, 2), '-'])
        return stopped
      }
    }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      let registry = emptyRegistry('salt')
      for (const apply of changes) {
        const before = registry
        try {
          registry = apply(registry)
          expect(registry.revision).toBe(before.revision + 1)
        } catch (error) {
          if (!(error instanceof ReleaseError)) throw error
        }
        for (const { version, previous, canary } of registry.remotes) {
          expect([previous?.version, canary?.release.version]).not.toContain(version)
        }
        // One change concerns one feature.
        const changed = [ID, 'mfe-sia'].filter((of) => lineOf(registry, of) !== lineOf(before, of))
        expect(changed.length).toBeLessThan(2)
      }
    }),
  )
})

test('after a release was taken back, the next one has the good one as its previous one', () => {
  const back = rollBack(registryOf('bad', 'good', '-'), ID)
  expect(versionsOf(publish3(back))).toEqual(['3', 'good', '-'])
})

test('a replaced shell counts as open for seven days', () => {
  const first = recordShell(emptyRegistry(''), 'one', 0)
  const second = recordShell(first, 'two', DAY)
  const openOn = (day: number) => openShells(second, day * DAY).map((shell) => shell.version)
  expect(openOn(8)).toEqual(['one', 'two'])
  expect(openOn(8.01)).toEqual(['two'])
  expect(recordShell(second, 'three', 9 * DAY).shells.map((shell) => shell.version)).toEqual(['two', 'three'])
})

test('a shell that becomes current again is listed once', () => {
  const registry = recordShell(
    recordShell(recordShell(emptyRegistry(''), 'one', 0), 'two', DAY),
    'one',
    2 * DAY,
  )
  expect(registry.shells.map(({ version, until }) => [version, until !== null])).toEqual([
    ['two', true],
    ['one', false],
  ])
  expect(() => recordShell(registry, 'one', 3 * DAY)).toThrow('is current already')
})
