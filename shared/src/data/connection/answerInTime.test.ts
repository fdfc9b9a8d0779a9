import { answerInTime } from './answerInTime.ts'

const never = new Promise<never>(() => undefined)
const idle = () => new AbortController().signal

test('an answer in time is the answer, a failure the failure', async () => {
  expect(await answerInTime(Promise.resolve('here'), 10_000, idle())).toBe('here')
  await expect(answerInTime(Promise.reject(new Error('no')), 10_000, idle())).rejects.toThrow('no')
})

test('none in time is said so', async () => {
  await expect(answerInTime(never, 1, idle())).rejects.toMatchObject({ code: 'deadline-exceeded' })
})

test('who gives up waits no longer, whenever that was', async () => {
  const controller = new AbortController()
  const waiting = answerInTime(never, 10_000, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect(answerInTime(never, 10_000, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
