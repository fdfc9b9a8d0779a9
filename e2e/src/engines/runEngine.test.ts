import type { EngineJourney } from './journeys.ts'
import { runEngine } from './runEngine.ts'

const MEMBER = { email: 'ann@acme.test', firstName: 'Ann' }
const PAGE = {
  goto: async () => {},
  reload: async () => {},
  evaluate: async () => true,
  click: async () => {},
  type: async () => {},
  press: async () => {},
}
const journey = (name: string, message?: string): EngineJourney => ({
  name,
  run: async () => {
    if (message !== undefined) throw new Error(message)
  },
})
const run = (...journeys: readonly EngineJourney[]) =>
  runEngine({ name: 'WebKit', page: PAGE }, journeys, 'http://localhost:3000', MEMBER)

beforeEach(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(() => jest.restoreAllMocks())

test('journeys after a failed one still run', async () => {
  expect(await run(journey('sign in'), journey('a study', 'No field'), journey('an event'))).toEqual([
    { name: 'WebKit: a study', message: 'No field' },
  ])
})

test('nothing works without a sign-in', async () => {
  expect(await run(journey('sign in', 'No button'), journey('a study'))).toEqual([
    { name: 'WebKit: sign in', message: 'No button' },
    { name: 'WebKit: a study', message: 'The sign-in failed.' },
  ])
})
