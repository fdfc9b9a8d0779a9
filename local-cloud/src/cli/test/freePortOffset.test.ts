import { freePortOffset } from './freePortOffset.ts'

test('skips an offset that leads to a port blocked by browsers', async () => {
  // 9200 + 880 is 10080, which the Fetch standard blocks.
  const offsets = [880, 1234]
  const picked = await freePortOffset(() => offsets.shift() ?? 1234)
  expect(picked).not.toBe(880)
})
