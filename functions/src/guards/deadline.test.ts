import { deadline } from './deadline.ts'

test('throws once the time is used up', () => {
  let time = 0
  const requireTime = deadline(50, () => time)
  requireTime()
  time = 50
  requireTime()
  time = 51
  expect(requireTime).toThrow(expect.objectContaining({ code: 'deadline-exceeded' }))
})
