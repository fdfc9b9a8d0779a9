import { createReadable } from './createReadable.ts'

test('listeners are notified of changes only, until they are released', () => {
  const name = createReadable('Stella')
  const seen: string[] = []
  const release = name.subscribe(() => seen.push(name.get()))
  name.set('Stella')
  name.set('Sten')
  release()
  release()
  name.set('Sam')
  expect(seen).toEqual(['Sten'])
  expect(name.get()).toBe('Sam')
})

test('one function subscribed twice is notified until both are released', () => {
  const count = createReadable(0)
  const listener = jest.fn()
  const releases = [count.subscribe(listener), count.subscribe(listener)]
  releases[0]?.()
  count.set(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a listener that releases itself during a notification does not affect others', () => {
  const count = createReadable(0)
  const seen: string[] = []
  const releases: (() => void)[] = []
  releases.push(
    count.subscribe(() => {
      seen.push('first')
      releases[0]?.()
    }),
    count.subscribe(() => seen.push('second')),
  )
  count.set(1)
  count.set(2)
  expect(seen).toEqual(['first', 'second', 'second'])
})
