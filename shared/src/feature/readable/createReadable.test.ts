import { createReadable } from './createReadable.ts'

test('listeners hear of changes alone, until they are released', () => {
  const name = createReadable('Stella')
  const heard: string[] = []
  const release = name.subscribe(() => heard.push(name.get()))
  name.set('Stella')
  name.set('Sten')
  release()
  release()
  name.set('Sam')
  expect(heard).toEqual(['Sten'])
  expect(name.get()).toBe('Sam')
})

test('one function subscribed twice is heard until both are released', () => {
  const count = createReadable(0)
  const listener = jest.fn()
  const releases = [count.subscribe(listener), count.subscribe(listener)]
  releases[0]?.()
  count.set(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a listener that releases another while being told disturbs nobody', () => {
  const count = createReadable(0)
  const heard: string[] = []
  const releases: (() => void)[] = []
  releases.push(
    count.subscribe(() => {
      heard.push('first')
      releases[0]?.()
    }),
    count.subscribe(() => heard.push('second')),
  )
  count.set(1)
  count.set(2)
  expect(heard).toEqual(['first', 'second', 'second'])
})
