import fc from 'fast-check'
import { LONGEST_AGE } from './LONGEST_AGE.ts'
import {
  addToIndex,
  LONGEST_SNAPSHOT,
  MOST_CHARACTERS,
  MOST_SNAPSHOTS,
  type NewSnapshot,
  parseIndex,
  type SnapshotIndex,
} from './SnapshotIndex.ts'

const NONE: SnapshotIndex = { uid: 'ann', entries: [] }
const text = (length: number) => 'x'.repeat(length)
const namesOf = ({ entries }: SnapshotIndex) => entries.map(({ name }) => name)

const snapshot: fc.Arbitrary<NewSnapshot> = fc.record({
  name: fc.constantFrom(...Array.from({ length: 60 }, (_, at) => `name ${at}`)),
  savedAt: fc.integer({ min: 0, max: 2 * LONGEST_AGE }),
  text: fc.option(
    fc.constantFrom(text(2), text(400_000), text(LONGEST_SNAPSHOT), text(LONGEST_SNAPSHOT + 1)),
  ),
})
const batch = fc.uniqueArray(snapshot, { selector: ({ name }) => name, maxLength: 8 })

test('whatever is stored in whatever order, the bounds hold and the latest ones stay', () => {
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 12 }), (batches) => {
      let index = NONE
      for (const added of batches) {
        const before = namesOf(index)
        const result = addToIndex(index, added)
        index = result.index
        const names = namesOf(index)
        expect(names).toHaveLength(new Set(names).size)
        expect(names.length).toBeLessThanOrEqual(MOST_SNAPSHOTS)
        const lengths = index.entries.map(({ length }) => length)
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(MOST_CHARACTERS)
        // Everything that was stored or offered is either in the index or dropped.
        const offered = added.map(({ name }) => name)
        expect(new Set([...names, ...result.dropped])).toEqual(new Set([...before, ...offered]))
        expect(names.filter((name) => result.dropped.includes(name))).toEqual([])
        const times = index.entries.map(({ savedAt }) => savedAt)
        expect(times).toEqual([...times].sort((one, other) => other - one))
      }
    }),
  )
})

test('a snapshot replaces the one of its name, and null removes it', () => {
  const { index } = addToIndex(NONE, [{ name: 'a', savedAt: 1, text: 'old' }])
  const replaced = addToIndex(index, [{ name: 'a', savedAt: 2, text: 'newer' }])
  expect(replaced).toEqual({
    index: { uid: 'ann', entries: [{ name: 'a', savedAt: 2, length: 5 }] },
    dropped: [],
  })
  expect(addToIndex(replaced.index, [{ name: 'a', savedAt: 3, text: null }])).toEqual({
    index: NONE,
    dropped: ['a'],
  })
})

test('one that has become too long removes the earlier one', () => {
  const { index } = addToIndex(NONE, [{ name: 'a', savedAt: 1, text: 'old' }])
  const grown = { name: 'a', savedAt: 2, text: text(LONGEST_SNAPSHOT + 1) }
  expect(addToIndex(index, [grown])).toEqual({ index: NONE, dropped: ['a'] })
})

test.each([null, 7, {}, { uid: 1, entries: [] }, { uid: 'ann' }, { uid: 'ann', entries: [{ name: 'a' }] }])(
  '%j is no index',
  (stored) => expect(parseIndex(stored)).toBeNull(),
)
