import { logLateEvent } from './logLateEvent.ts'

const CREATED = 1_800_000_000

const logged = (seconds: number) => {
  const log = jest.fn()
  logLateEvent({ type: 'invoice.paid', created: CREATED }, new Date((CREATED + seconds) * 1_000), log)
  return log.mock.calls.flat()
}

test('an event that arrives after more than ten minutes is logged with its age', () => {
  expect(logged(600)).toEqual([])
  expect(logged(7_201)).toEqual([{ event: 'webhook-late', type: 'invoice.paid', minutes: 120 }])
})

test('an event by a clock that is ahead is not late', () => {
  expect(logged(-600)).toEqual([])
})
