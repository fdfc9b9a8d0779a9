import { createSdkGate } from './createSdkGate.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A gate, and whether it has opened. */
function setUp() {
  const gate = createSdkGate()
  let isOpen = false
  const wait = () => void gate.opened().then(() => (isOpen = true))
  const settle = () => jest.advanceTimersByTimeAsync(0)
  return { ...gate, wait, settle, isOpen: () => isOpen }
}

test('is open unless something delays the SDKs', async () => {
  const { wait, settle, isOpen } = setUp()
  wait()
  await settle()
  expect(isOpen()).toBe(true)
})

test('opens with the last release', async () => {
  const { delay, wait, settle, isOpen } = setUp()
  const first = delay()
  wait()
  await settle()
  const second = delay()
  first()
  await settle()
  expect(isOpen()).toBe(false)
  second()
  second()
  await settle()
  expect(isOpen()).toBe(true)
})

test('opens in any case after 2.5 s, and leaves no timer', async () => {
  const { delay, wait, isOpen } = setUp()
  delay()
  wait()
  await jest.advanceTimersByTimeAsync(2_499)
  expect(isOpen()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(isOpen()).toBe(true)
  delay()()
  expect(jest.getTimerCount()).toBe(0)
})
