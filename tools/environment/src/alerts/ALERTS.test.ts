import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@outcome-studio/shared/domain/base'
import type { LogEntry } from 'firebase-functions/logger'
import { logger } from 'firebase-functions/v2'
import { createEventsLog } from '../../../../functions/src/events/zoom/eventsLog.ts'
import { logInvocations } from '../../../../functions/src/log/logInvocations.ts'
import { logTriggers } from '../../../../functions/src/log/logTriggers.ts'
import { createSecurityLog } from '../../../../functions/src/log/securityLog.ts'
import { createMailLog } from '../../../../functions/src/mail/server/mailLog.ts'
import { logLateEvent } from '../../../../functions/src/payments/provider/logLateEvent.ts'
import { createPaymentLog } from '../../../../functions/src/payments/provider/paymentLog.ts'
import { createBrowserErrorLog } from '../../../../functions/src/reports/browserErrorLog.ts'
import { ALERTS, type Alert } from './ALERTS.ts'
import { alertFiles, alertQuery, runbookOf } from './alertFiles.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** The entries that work logs, as Cloud Logging stores them. */
async function logged(work: (write: (entry: LogEntry) => void) => unknown): Promise<readonly unknown[]> {
  const entries: unknown[] = []
  const write = (jsonPayload: LogEntry) => void entries.push({ jsonPayload })
  jest.spyOn(logger, 'write').mockImplementation(write)
  await work(write)
  return entries
}

const fieldOf = (entry: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), entry)

/** Whether an entry counts for an alert, as the query of Cloud Logging decides. */
const counts = ({ any, per }: Alert, entry: unknown): boolean =>
  (per === null || fieldOf(entry, per) !== undefined) &&
  any.some((condition) =>
    Object.entries(condition).every(([path, wanted]) => {
      const value = fieldOf(entry, path)
      if (wanted === null) return value !== undefined
      return typeof wanted === 'object' ? wanted.some((each) => each === value) : wanted === value
    }),
  )

const firing = (entries: readonly unknown[]) =>
  ALERTS.filter((alert) => entries.some((entry) => counts(alert, entry))).map(({ id }) => id)

test.each<[string, (write: (entry: LogEntry) => void) => unknown, readonly string[]]>([
  [
    'a function that throws',
    () =>
      logInvocations('countStorage', () => Promise.reject(new Error('x')))(undefined).catch(() => undefined),
    ['function-failing'],
  ],
  [
    'a trigger that throws',
    () => {
      const event = { id: 'a', time: new Date().toISOString(), params: {} }
      return logTriggers('listEvent', () => Promise.reject(new Error('x')))(event).catch(() => undefined)
    },
    ['function-failing'],
  ],
  [
    'an event of payments that cannot be handled',
    (write) => createPaymentLog(write)({ event: 'webhook-failed', reason: 'Error' }),
    ['payments-failing'],
  ],
  [
    'an event of payments with a wrong signature',
    (write) => createPaymentLog(write)({ event: 'webhook-refused', reason: 'signature' }),
    ['payments-failing'],
  ],
  [
    'an event of payments that arrives after two hours',
    (write) => {
      const created = Math.floor(Date.now() / 1_000) - 7_200
      logLateEvent({ type: 'invoice.paid', created }, new Date(), createPaymentLog(write))
    },
    ['payments-late'],
  ],
  [
    'an event of payments that never arrives',
    (write) => createPaymentLog(write)({ event: 'webhook-missed', uid: 'a' }),
    ['payments-late'],
  ],
  [
    'a mail that is refused',
    (write) => createMailLog(write)({ event: 'mail-refused', kind: 'seatEnded', person: 'a', reason: 'b' }),
    ['mails-failing'],
  ],
  [
    'a mail about an event that fails',
    (write) => createEventsLog(write)({ event: 'mail-failed', uid: 'a', eventId: 'b', reason: 'c' }),
    ['mails-failing'],
  ],
  [
    'a sync with Zoom that fails',
    (write) => createEventsLog(write)({ event: 'sync-failed', reason: 'a' }),
    ['zoom-failing'],
  ],
  [
    'a call without a sign-in',
    (write) => createSecurityLog(write)({ event: 'sign-in-refused', callable: 'siaChat', uid: null }),
    ['refusals'],
  ],
  [
    'a call of a page that App Check has not verified',
    (write) => createSecurityLog(write)({ event: 'app-check-refused', callable: 'siaChat', uid: null }),
    ['refusals'],
  ],
  [
    'an error of a page',
    (write) =>
      createBrowserErrorLog(write)({
        ...{ reference: 'K7QM-2XBD', feature: 'mfe-sia', version: '1a2b', release: '3c4d', route: '/sia' },
        ...{ errors: ['TypeError'], places: [], request: null, count: 1 },
      }),
    ['browser-errors'],
  ],
])('%s is counted by its alert', async (_what, work, ids) => {
  expect(firing(await logged(work))).toEqual(ids)
})

const SCHEDULES = ALERTS.filter(({ above }) => above === 'none').map(({ id }) => id.split('-').at(-1) ?? '')

test.each(SCHEDULES)('%s counts as run once it has ended well', async (name) => {
  const id = `schedule-not-run-${name}`
  expect(firing(await logged(() => logInvocations(name, async () => {})(undefined)))).toEqual([id])
  const fails = () => logInvocations(name, () => Promise.reject(new Error('x')))(undefined)
  expect(firing(await logged(() => fails().catch(() => undefined)))).toEqual(['function-failing'])
  // The deployed function logs under the name of the alert.
  expect(readFileSync(join(ROOT, 'functions/src/index.ts'), 'utf8')).toContain(name)
})

test('the messages about the model are those that functions log', () => {
  const sources = [
    'judge/openJudge.ts',
    'sia/answers/withFallback.ts',
    'sia/languageModel/answerWithModel.ts',
  ]
  const text = sources.map((file) => readFileSync(join(ROOT, 'functions/src', file), 'utf8')).join('')
  const messages = ALERTS.find(({ id }) => id === 'model-failing')?.any[0]?.['jsonPayload.message'] ?? []
  expect(messages).toHaveLength(3)
  for (const message of Object.values(messages)) expect(text).toContain(`log.warn('${message}'`)
})

test('each alert has a runbook, a metric and a policy', () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  for (const { id } of ALERTS) {
    expect(page).toContain(`\n### ${runbookOf(id)}\n`)
    expect([...alertFiles().keys()]).toEqual(
      expect.arrayContaining([`metrics/${id}.json`, `policies/${id}.json`]),
    )
  }
})

test('a query is in the language of Cloud Logging', () => {
  const any = [{ 'jsonPayload.a': ['b', 'c'], 'jsonPayload.d': null }, { 'protoPayload.e': 7 }]
  expect(alertQuery({ any })).toBe('(jsonPayload.a=("b" OR "c") AND jsonPayload.d:*) OR (protoPayload.e=7)')
})
