import fc from 'fast-check'
import type { Needs, Offers } from '../core/ReleaseRecord.ts'
import { findMismatches } from './findMismatches.ts'

const UI = '@outcome-studio/shared/ui'
const NEEDS: Needs = {
  contract: 2,
  packages: { react: '^19.3.1', [UI]: '^19.2.0' },
  names: { react: ['useState'], [UI]: ['Button'] },
}
const OFFERS: Offers = {
  contract: 2,
  packages: { react: '19.3.1', [UI]: '19.2.0' },
  names: { react: null, [UI]: ['Button', 'Card'] },
}

test.each<[string, Partial<Needs>, readonly string[]]>([
  ['what there is', {}, []],
  ['another contract', { contract: 3 }, ['version 3 of the contract (not 2)']],
  ['a later version', { packages: { react: '^19.4.0' } }, ['react ^19.4.0 (not 19.3.1)']],
  ['names', { names: { [UI]: ['Chip', 'Button', 'Tag'] } }, [`Chip of ${UI}`, `Tag of ${UI}`]],
  ['a module', { packages: { charts: '^1.0.0' }, names: { charts: ['Line'] } }, ['charts']],
  ['a module without names', { names: { charts: [] } }, ['charts']],
])('%s', (_what, needs, expected) => {
  expect(findMismatches({ ...NEEDS, ...needs }, OFFERS)).toEqual(expected)
})

/** Stands for a page: takes each module and each name from a shell as the federation runtime does. */
function mounts({ contract, packages, names }: Needs, offers: Offers): boolean {
  const isOffered = (request: string) =>
    Object.hasOwn(offers.packages, request) && Object.hasOwn(offers.names, request)
  const isRecent = ([request, range]: [string, string]) => {
    const [wanted, offered] = [range.slice(1), offers.packages[request] ?? ''].map((text) =>
      text.split('.').map(Number),
    )
    if (wanted === undefined || offered === undefined) return false
    const at = wanted.findIndex((part, index) => part !== offered[index])
    // Of the same major version, and not older.
    return at !== 0 && (at === -1 || (offered[at] ?? 0) > (wanted[at] ?? 0))
  }
  return (
    contract === offers.contract &&
    [...Object.keys(packages), ...Object.keys(names)].every(isOffered) &&
    Object.entries(packages).every(isRecent) &&
    Object.entries(names).every(([request, each]) => {
      const known = offers.names[request]
      return known === null || each.every((name) => known?.includes(name))
    })
  )
}

test('a feature passes exactly if it mounts', () => {
  const request = fc.constantFrom('a', 'b')
  const version = fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))
    .map((parts) => parts.join('.'))
  const names = fc.subarray(['x', 'y', 'constructor'])
  const contract = fc.integer({ min: 1, max: 2 })
  const needs = fc.record({
    contract,
    packages: fc.dictionary(
      request,
      version.map((each) => `^${each}`),
    ),
    names: fc.dictionary(request, names),
  })
  const offers = fc.record({
    contract,
    packages: fc.dictionary(request, version),
    names: fc.dictionary(request, fc.option(names)),
  })
  let mounted = 0
  fc.assert(
    fc.property(needs, offers, (needed, offered) => {
      const passes = findMismatches(needed, offered).length === 0
      expect(passes).toBe(mounts(needed, offered))
      if (passes) mounted += 1
    }),
    { numRuns: 2000 },
  )
  expect(mounted).toBeGreaterThan(20)
})
