import { answerInTime } from './answerInTime.ts'

const never = new Promise<never>(() => undefined)
const idle = () => new AbortController().signal

test('passes on an answer or a failure in time', async () => {
  expect(await answerInTime(Promise.resolve('here'), 10_000, idle())).toBe('here')
  await expect(answerInTime(Promise.reject(new Error('no')), 10_000, idle())).rejects.toThrow('no')
})

test('fails with deadline-exceeded after the timeout', async () => {
  await expect(answerInTime(never, 1, idle())).rejects.toMatchObject({ code: 'deadline-exceeded' })
})

test('rejects at once when aborted, before or during the wait', async () => {
  const controller = new AbortController()
  const waiting = answerInTime(never, 10_000, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect(answerInTime(never, 10_000, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
