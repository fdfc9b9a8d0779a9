import { createListeners } from './createListeners.ts'

test('a listener is called by each notification until its release', () => {
  const listeners = createListeners()
  const listener = jest.fn()
  const release = listeners.add(listener)
  listeners.notify()
  release()
  release()
  listeners.notify()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a function added twice has two releases', () => {
  const listeners = createListeners()
  const listener = jest.fn()
  const release = listeners.add(listener)
  listeners.add(listener)
  release()
  listeners.notify()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a listener removed during a notification is not called by it', () => {
  const listeners = createListeners()
  const removed = jest.fn()
  const last = jest.fn()
  listeners.add(() => release())
  const release = listeners.add(removed)
  listeners.add(last)
  listeners.notify()
  expect(removed).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledTimes(1)
})

test('a listener added during a notification waits for the next one', () => {
  const listeners = createListeners()
  const calls: string[] = []
  const subscribe = () => {
    const release = listeners.add(() => {
      calls.push('called')
      release()
      if (calls.length < 10) subscribe()
    })
  }
  subscribe()
  listeners.notify()
  expect(calls).toHaveLength(1)
  listeners.notify()
  expect(calls).toHaveLength(2)
})

test('an error of a listener propagates to the caller', () => {
  const listeners = createListeners()
  listeners.add(() => {
    throw new Error('failed')
  })
  expect(() => listeners.notify()).toThrow('failed')
})

test('reports whether it is empty, and can be cleared during a notification', () => {
  const listeners = createListeners()
  const listener = jest.fn()
  expect(listeners.isEmpty()).toBe(true)
  listeners.add(() => listeners.clear())
  listeners.add(listener)
  expect(listeners.isEmpty()).toBe(false)
  listeners.notify()
  expect(listener).not.toHaveBeenCalled()
  expect(listeners.isEmpty()).toBe(true)
})
