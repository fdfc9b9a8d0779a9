import { startProgress } from './Progress.ts'

const start = () => {
  const lines: string[] = []
  let time = 1000
  const progress = startProgress(
    () => time,
    (line) => lines.push(line),
  )
  const advance = async (milliseconds: number) => {
    time += milliseconds
    await jest.advanceTimersByTimeAsync(milliseconds)
  }
  return { lines, progress, advance }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('says what goes on with the seconds since the start', async () => {
  const { lines, progress, advance } = start()
  await advance(2345)
  progress.say('ready')
  expect(lines).toEqual(['[   2.3 s] ready\n'])
})

test('says that a long task goes on, and no more once it ended', async () => {
  const { lines, progress, advance } = start()
  const task = Promise.withResolvers<string>()
  const watched = progress.during('building shell', task.promise)
  await advance(25_000)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('still building shell')
  task.resolve('done')
  expect(await watched).toBe('done')
  await advance(60_000)
  expect(lines).toHaveLength(2)
})

test('passes a failure on and falls silent', async () => {
  const { lines, progress, advance } = start()
  await expect(progress.during('seeding', Promise.reject(new Error('no')))).rejects.toThrow('no')
  await advance(60_000)
  expect(lines).toEqual([])
})
