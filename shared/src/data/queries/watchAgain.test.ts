import { watchAgain } from './watchAgain.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A source that the test controls. */
function setUp() {
  const said: string[] = []
  let hear: (data: string) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const release = watchAgain<string>((onData, onError) => {
    said.push('start')
    hear = onData
    fail = onError
    return () => said.push('stop')
  })(
    (data) => said.push(data),
    ({ message }) => said.push(message),
  )
  return { said, release, hear: (data: string) => hear(data), fail: () => fail(new Error('failed')) }
}

test('a failed listener is restarted, with growing delays', () => {
  const { said, fail } = setUp()
  const waits: number[] = []
  for (let failure = 0; failure < 6; failure += 1) {
    const before = said.filter((each) => each === 'start').length
    fail()
    let waited = 0
    while (said.filter((each) => each === 'start').length === before) {
      jest.advanceTimersByTime(1_000)
      waited += 1_000
    }
    waits.push(waited)
  }
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
  expect(said.slice(0, 4)).toEqual(['start', 'failed', 'stop', 'start'])
})

test('data cancels a pending restart and resets the delay', () => {
  const { said, hear, fail } = setUp()
  fail()
  jest.advanceTimersByTime(5_000)
  fail()
  hear('data')
  jest.advanceTimersByTime(600_000)
  expect(said).toEqual(['start', 'failed', 'stop', 'start', 'failed', 'data'])
  fail()
  jest.advanceTimersByTime(5_000)
  expect(said.slice(-3)).toEqual(['failed', 'stop', 'start'])
})

test('starts nothing after the release', () => {
  const { said, release, fail } = setUp()
  fail()
  release()
  jest.advanceTimersByTime(600_000)
  expect(said).toEqual(['start', 'failed', 'stop'])
  expect(jest.getTimerCount()).toBe(0)
})
