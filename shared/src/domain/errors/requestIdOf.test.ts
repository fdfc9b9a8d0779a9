import { requestIdOf, withRequestId } from './requestIdOf.ts'

test('the id of a call is found through the chain of causes', () => {
  const cause = new Error('INTERNAL')
  expect(withRequestId(cause, 'request-1')).toBe(cause)
  expect(requestIdOf(new Error('wrapped', { cause }))).toBe('request-1')
  expect(Object.keys(cause)).toEqual([])
})

test('what comes from no call has none', () => {
  const round = new Error('round')
  round.cause = round
  expect([round, 'text', undefined].map(requestIdOf)).toEqual([null, null, null])
  expect(withRequestId('text', 'request-1')).toBe('text')
})
