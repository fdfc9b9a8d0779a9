import { createLazyPart, preloadParts } from './lazyParts.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('every part is loaded while the page is idle, one after the other, also after a failure', async () => {
  const loaded: string[] = []
  const failing = createLazyPart(async () => {
    loaded.push('failing')
    throw new Error('No connection')
  })
  const part = createLazyPart(async () => {
    loaded.push('part')
    return 'dialog'
  })
  preloadParts()
  expect(loaded).toEqual([])
  await jest.runAllTimersAsync()
  expect(loaded).toEqual(['failing', 'part'])
  expect(part.loaded()).toBe('dialog')
  await expect(failing.load()).rejects.toThrow('No connection')
})

test('nothing is loaded after the release', async () => {
  const load = jest.fn(async () => 'dialog')
  createLazyPart(load)
  preloadParts()()
  await jest.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
})
