/** @jest-environment <rootDir>/tools/build/jest/BrowserEnvironment.js */
import { promisify } from 'node:util'
import { delayTasks } from './delayTasks.ts'

/** The next timer, frame or request pauses its queue. */
const ALWAYS = () => 0

/** A scope with timers that a test lets pass. */
function createScope() {
  const due: (() => void)[] = []
  const start = (
    run: (...args: readonly unknown[]) => void,
    _milliseconds?: number,
    ...args: readonly unknown[]
  ) => due.push(() => run(...args))
  const scope = {
    setTimeout: Object.assign((...args: Parameters<typeof start>) => start(...args), {
      [promisify.custom]: 'kept',
    }),
    setInterval: start,
    clearTimeout: jest.fn(),
    clearInterval: jest.fn(),
    fetch: jest.fn((address: string) => Promise.resolve(`answer of ${address}`)),
  }
  delayTasks(scope, ALWAYS)
  /** Lets what is due now become late, or what is late run. */
  const pass = () => {
    for (const run of due.splice(0)) run()
  }
  return { scope, pass }
}

test('timers run late, in their order, with their arguments', () => {
  const { scope, pass } = createScope()
  const done: unknown[] = []
  scope.setTimeout((...args) => done.push(args), 5, 'a', 1)
  scope.setTimeout(() => done.push('second'), 6)
  pass()
  expect(done).toEqual([])
  for (let turn = 0; turn < 3; turn += 1) pass()
  expect(done).toEqual([['a', 1], 'second'])
})

test('a late timer can be cleared', () => {
  const { scope, pass } = createScope()
  const run = jest.fn()
  const key = scope.setTimeout(run, 5)
  pass()
  scope.clearTimeout(key)
  for (let turn = 0; turn < 3; turn += 1) pass()
  expect(run).not.toHaveBeenCalled()
})

test('an interval does not run twice in a row because it is late', () => {
  const due: (() => void)[] = []
  const scope = {
    setTimeout: (run: () => void) => due.push(run),
    setInterval: (run: () => void) => due.push(run, run),
  }
  delayTasks(scope, ALWAYS)
  const run = jest.fn()
  scope.setInterval(run)
  for (let turn = 0; turn < 4; turn += 1) for (const each of due.splice(0)) each()
  expect(run).toHaveBeenCalledTimes(1)
})

test("React's scheduler is not in order with timers", () => {
  const { scope, pass } = createScope()
  const done: string[] = []
  scope.setTimeout(function performWorkUntilDeadline() {
    done.push('rendered')
  }, 0)
  pass()
  scope.setTimeout(() => done.push('timer'), 0)
  pass()
  expect(done).toEqual(['rendered'])
})

test('a request is sent late and answered late', async () => {
  const { scope, pass } = createScope()
  const answered = jest.fn()
  const answer = scope.fetch('/studies').then(answered)
  expect(scope.fetch).not.toBe(undefined)
  await null
  expect(answered).not.toHaveBeenCalled()
  const turns = setInterval(pass, 0)
  await answer
  clearInterval(turns)
  expect(answered).toHaveBeenCalledWith('answer of /studies')
})

test('other properties of the functions are kept', () => {
  expect(createScope().scope.setTimeout).toHaveProperty([promisify.custom], 'kept')
})

test('fake timers work on top of it', () => {
  delayTasks(globalThis, ALWAYS)
  jest.useFakeTimers()
  try {
    const run = jest.fn()
    setTimeout(run, 1000)
    jest.advanceTimersByTime(999)
    expect(run).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})
