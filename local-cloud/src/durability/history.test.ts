import { checked, isWhole } from './test/Checked.ts'
import { halfBatches } from './test/documentWriters.ts'
import { History } from './test/History.ts'

async function acknowledged(): Promise<History> {
  const history = new History()
  await history.record({ a: 'one' }, async () => undefined)
  await history.record({ a: 'two' }, async () => undefined)
  await history
    .record({ a: 'three', b: 'new' }, () => Promise.reject(new Error('cut off')))
    .catch(() => undefined)
  return history
}

test.each([[{ a: 'two' }], [{ a: 'three', b: 'new' }]])(
  'accepts %j after an acknowledged and a pending write',
  async (stored) => {
    expect((await acknowledged()).verify(new Map(Object.entries(stored)))).toEqual([])
  },
)

test.each([
  [{}, 'a holds undefined, expected two or three'],
  [{ a: 'one' }, 'a holds one, expected two or three'],
  [{ a: 'two', c: 'x' }, 'c was never written'],
  [{ a: 'broken' }, 'a holds broken, expected two or three'],
])('finds the fault in %j', async (stored, fault) => {
  expect((await acknowledged()).verify(new Map(Object.entries(stored)))).toEqual([fault])
})

test('counts a write as acknowledged once it has been read', async () => {
  const history = await acknowledged()
  history.verify(
    new Map([
      ['a', 'three'],
      ['b', 'new'],
    ]),
  )
  expect(history.verify(new Map([['a', 'three']]))).toEqual(['b holds undefined, expected new'])
})

test('finds batches with missing parts', () => {
  expect(
    halfBatches(
      new Map([
        ['parts/x-0', '0 of 2 in batch x'],
        ['parts/x-1', '1 of 2 in batch x'],
      ]),
    ),
  ).toEqual([])
  expect(halfBatches(new Map([['parts/x-1', '1 of 2 in batch x']]))).toEqual(['batch x'])
  expect(
    halfBatches(
      new Map([
        ['ledger/debit', 'x'],
        ['ledger/credit', 'y'],
      ]),
    ),
  ).toEqual(['the ledger'])
})

test('detects a partial document', () => {
  expect(isWhole(checked('text'))).toBe(true)
  expect(isWhole({ ...checked('text'), text: 'tex' })).toBe(false)
  expect(isWhole({})).toBe(false)
})
