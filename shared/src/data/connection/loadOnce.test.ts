import { loadOnce } from './loadOnce.ts'

test('loads at the first call and never again', async () => {
  const load = jest.fn(async () => ({}))
  const get = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  const [one, two] = await Promise.all([get(), get()])
  expect(one).toBe(two)
  expect(await get()).toBe(one)
  expect(load).toHaveBeenCalledTimes(1)
})

test('forgets a failure', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk missing')).mockResolvedValue('loaded')
  const get = loadOnce(load)
  await expect(get()).rejects.toThrow('chunk missing')
  expect(await get()).toBe('loaded')
})
