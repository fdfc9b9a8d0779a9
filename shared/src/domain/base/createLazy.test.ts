import { createLazy } from './createLazy.ts'

test('loads at the first call and never again', async () => {
  const load = jest.fn(async () => ({}))
  const lazy = createLazy(load)
  expect(load).not.toHaveBeenCalled()
  expect(lazy.loaded()).toBeNull()
  const [one, two] = await Promise.all([lazy.load(), lazy.load()])
  expect(one).toBe(two)
  expect(await lazy.load()).toBe(one)
  expect(lazy.loaded()).toBe(one)
  expect(load).toHaveBeenCalledTimes(1)
})

test('does not cache a failure', async () => {
  const load = jest
    .fn<Promise<string>, [number]>()
    .mockRejectedValueOnce(new Error('chunk missing'))
    .mockResolvedValue('loaded')
  const lazy = createLazy(load)
  await expect(lazy.load()).rejects.toThrow('chunk missing')
  expect(lazy.loaded()).toBeNull()
  expect(await lazy.load()).toBe('loaded')
  expect(load.mock.calls).toEqual([[0], [1]])
})

test('restarts a pending load, whose failure is then ignored', async () => {
  const loads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const lazy = createLazy(() => new Promise<string>((resolve, reject) => loads.push({ resolve, reject })))
  const slow = lazy.load()
  const second = lazy.restart()
  loads[0]?.reject(new Error('too late'))
  await expect(slow).rejects.toThrow('too late')
  expect(lazy.load()).toBe(second)
  loads[1]?.resolve('loaded')
  expect(await second).toBe('loaded')
  expect(loads).toHaveLength(2)
})
