import { inLanes } from './inLanes.ts'

it('runs every item, in order, no more at once than there are lanes', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0
  await inLanes(2, [1, 2, 3, 4, 5], async (item) => {
    begun.push(item)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  })
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('begins nothing after a failure', async () => {
  const begun: number[] = []
  const work = inLanes(1, [1, 2, 3], async (item) => {
    begun.push(item)
    if (item === 2) throw new Error('two')
  })
  await expect(work).rejects.toThrow('two')
  expect(begun).toEqual([1, 2])
})

it('is done at once with nothing to do', async () => {
  await inLanes(2, [], () => Promise.reject(new Error('never')))
})
