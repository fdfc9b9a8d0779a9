import { refuseLimit } from './refuseLimit.ts'

/** Jest refuses declarations in a test, so they are made here. Each is registered before it is refused. */
const refusals = [
  () => test('a test', () => {}, 60_000),
  () => beforeAll(() => {}, 60_000),
  () => afterEach(() => {}, 60_000),
].map((declare) => {
  try {
    declare()
    return 'accepted'
  } catch (error) {
    return String(error)
  }
})

test('a time limit of a test or a hook is refused', () => {
  expect(refusals).toHaveLength(3)
  for (const refusal of refusals) expect(refusal).toContain('has a time limit of its own, 60000 ms')
})

test('without a limit, and in other events, nothing is refused', () => {
  expect(() => refuseLimit({ name: 'add_test', timeout: undefined })).not.toThrow()
  expect(() => refuseLimit({ name: 'test_start', timeout: 5_000 })).not.toThrow()
})
