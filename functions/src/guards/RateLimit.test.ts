import { createRateLimit } from './RateLimit.ts'

test('admits a number of calls per person and window, and again in the next window', () => {
  let time = 1_000
  const limit = createRateLimit({ calls: 2, window: 100, now: () => time })
  const refused = expect.objectContaining({ code: 'resource-exhausted' })

  limit.admit('ada')
  limit.admit('ada')
  expect(() => limit.admit('ada')).toThrow(refused)
  limit.admit('bob')

  time += 99
  expect(() => limit.admit('ada')).toThrow(refused)
  time += 1
  limit.admit('ada')
})
