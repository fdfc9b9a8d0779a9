import * as fc from 'fast-check'
import { countRemaining, withItem } from './checklist.ts'
import { CHECKLIST_ITEMS } from './Member.ts'

const anyItem = fc.constantFrom(...CHECKLIST_ITEMS)
const anyProgress = fc.subarray([...CHECKLIST_ITEMS])

test('the last change of each item counts, in any order of changes', () => {
  fc.assert(
    fc.property(anyProgress, fc.array(fc.tuple(anyItem, fc.boolean())), (stored, toggles) => {
      const last = new Map(stored.map((item) => [item, true]))
      for (const [item, isDone] of toggles) last.set(item, isDone)
      const done = toggles.reduce<readonly string[]>(
        (progress, [item, isDone]) =>
          withItem(
            CHECKLIST_ITEMS.filter((each) => progress.includes(each)),
            item,
            isDone,
          ),
        stored,
      )
      expect(done).toEqual(CHECKLIST_ITEMS.filter((item) => last.get(item)))
    }),
  )
})

test('done and remaining items add up to the whole list', () => {
  fc.assert(
    fc.property(anyProgress, (progress) => {
      expect(countRemaining(progress) + progress.length).toBe(4)
    }),
  )
})
