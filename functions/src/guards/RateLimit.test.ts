import { createRateLimit } from './RateLimit.ts'

test('admits so many calls of each person in a window, and again in the next', () => {
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
