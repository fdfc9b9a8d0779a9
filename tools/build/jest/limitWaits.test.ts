import { limitWaits, WAIT_LIMIT } from './limitWaits.ts'

/** Starts a wait. `pass` lets the interval fire often, after the given idle time each. */
function start() {
  const end = jest.fn()
  let idleTime = 0
  let tick = () => {}
  const setTimeout = limitWaits(
    {
      setTimeout: () => 'timer',
      setInterval: (run) => {
        tick = run
        return 'interval'
      },
    },
    () => idleTime,
  )
  const pass = (times: number, idle: number) => {
    for (let at = 0; at < times; at += 1) {
      idleTime += idle
      tick()
    }
  }
  return { end, pass, setTimeout }
}

test('a wait ends once, after ten seconds of idle time', () => {
  const { end, pass, setTimeout } = start()
  expect(setTimeout(end, WAIT_LIMIT)).toBe('interval')
  pass(199, 50)
  expect(end).not.toHaveBeenCalled()
  pass(10, 50)
  expect(end).toHaveBeenCalledTimes(1)
})

test('work does not count, and a process that was stopped counts as idle for one interval', () => {
  const { end, pass, setTimeout } = start()
  setTimeout(end, WAIT_LIMIT)
  pass(100_000, 0)
  pass(199, 600_000)
  expect(end).not.toHaveBeenCalled()
})

test('other timers are as before', () => {
  const { end, setTimeout } = start()
  expect(setTimeout(end, 10)).toBe('timer')
})
