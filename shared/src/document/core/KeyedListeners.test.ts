import { KeyedListeners } from './KeyedListeners.ts'

test('a change notifies the listeners of its keys only, until they are released', () => {
  const listeners = new KeyedListeners()
  const [first, second] = [jest.fn(), jest.fn()]
  const release = listeners.subscribe('first', first)
  listeners.subscribe('second', second)
  listeners.notify(['first'])
  release()
  release()
  listeners.notify(['first', 'second'])
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(1)
})

test('a listener that subscribes anew during a notification waits for the next one', () => {
  const listeners = new KeyedListeners()
  listeners.subscribe('key', () => {})
  let calls = 0
  const subscribe = () => {
    const release = listeners.subscribe('key', () => {
      calls += 1
      release()
      if (calls < 10) subscribe()
    })
  }
  subscribe()
  listeners.notify(['key'])
  expect(calls).toBe(1)
  listeners.notify(['key'])
  expect(calls).toBe(2)
})

test('one function subscribed twice to a key is notified until both are released', () => {
  const listeners = new KeyedListeners()
  const listener = jest.fn()
  const release = listeners.subscribe('key', listener)
  listeners.subscribe('key', listener)
  release()
  listeners.notify(['key'])
  expect(listener).toHaveBeenCalledTimes(1)
})
