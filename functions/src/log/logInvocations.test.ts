import { logger } from 'firebase-functions/v2'
import { log } from './log.ts'
import { logInvocations } from './logInvocations.ts'

const entries: unknown[] = []
beforeEach(() => {
  entries.length = 0
  jest.spyOn(logger, 'write').mockImplementation((entry) => entries.push(entry))
})

const INVOCATION = { function: 'resendPersonMails', request: null }

test('a run has one line about its end, and its other lines name it', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {})
  const run = logInvocations('resendPersonMails', async () => log.warn('Something.', { count: 1 }))
  await run(undefined)
  expect(warn).toHaveBeenCalledWith('Something.', { count: 1, invocation: INVOCATION })
  expect(entries).toEqual([
    {
      severity: 'INFO',
      message: 'resendPersonMails: ok',
      end: { outcome: 'ok', milliseconds: expect.any(Number) },
      invocation: INVOCATION,
    },
  ])
})

test('a run that fails is logged without the message, and fails', async () => {
  const failure = new RangeError('ada@acme.test')
  await expect(logInvocations('resendPersonMails', () => Promise.reject(failure))(undefined)).rejects.toBe(
    failure,
  )
  expect(entries).toEqual([
    expect.objectContaining({
      severity: 'ERROR',
      message: expect.stringMatching(/^resendPersonMails: failed, RangeError at /),
      end: expect.objectContaining({
        outcome: 'failed',
        cause: { names: ['RangeError'], places: expect.any(Array) },
      }),
      invocation: INVOCATION,
    }),
  ])
  expect(JSON.stringify(entries)).not.toContain('ada')
})
