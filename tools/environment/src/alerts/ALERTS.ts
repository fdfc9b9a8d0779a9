/** Values by the path of a field of a log entry. A list stands for "one of", null for "has the field". */
type Condition = Readonly<Record<string, string | number | readonly string[] | null>>

/** When an operator is called. */
export interface Alert {
  /** Also the heading of its runbook in docs/operations.md. */
  readonly id: string
  readonly title: string
  /** An entry counts if it meets all parts of one of these. */
  readonly any: readonly Condition[]
  /** Path of the field whose values are counted separately. */
  readonly per: string | null
  readonly minutes: number
  /** The alert fires above this number of entries within the minutes; "none" fires if there is no entry. */
  readonly above: number | 'none'
}

const FIVE_MINUTE_SCHEDULES = [
  'resendPersonMails',
  'sendEventReminders',
  'followPlacesBySchedule',
  'deliverEventMessagesBySchedule',
]

/** All alerts. The numbers are first guesses for a small number of members. */
export const ALERTS: readonly Alert[] = [
  {
    id: 'function-failing',
    title: 'A function fails',
    any: [{ 'jsonPayload.end.outcome': 'failed' }],
    per: 'jsonPayload.invocation.function',
    minutes: 10,
    above: 5,
  },
  {
    id: 'payments-failing',
    title: 'Events or requests of payments fail',
    any: [
      {
        'jsonPayload.payments.event': [
          'webhook-failed',
          'webhook-refused',
          'checkout-failed',
          'provider-refused',
          'reconciliation-failed',
        ],
      },
    ],
    per: 'jsonPayload.payments.event',
    minutes: 15,
    above: 2,
  },
  {
    id: 'payments-late',
    title: 'Events of payments arrive late or not at all',
    any: [{ 'jsonPayload.payments.event': ['webhook-late', 'webhook-missed'] }],
    per: 'jsonPayload.payments.event',
    minutes: 30,
    above: 0,
  },
  {
    id: 'mails-failing',
    title: 'Mails are not sent',
    any: [
      { 'jsonPayload.mail.event': ['mail-failed', 'mail-refused', 'mail-unsure'] },
      { 'jsonPayload.events.event': 'mail-failed' },
    ],
    per: null,
    minutes: 15,
    above: 10,
  },
  ...FIVE_MINUTE_SCHEDULES.map((name) => scheduleAlert(name, 30)),
  scheduleAlert('reconcilePayments', 60),
  scheduleAlert('syncZoomBySchedule', 180),
  // 23.5 hours is the longest absence that Cloud Monitoring knows, so a day's schedule counts as failing instead.
  {
    id: 'model-failing',
    title: 'The judge or the language model fails',
    any: [
      {
        'jsonPayload.message': [
          'The judge left questions open.',
          'The language model did not answer.',
          'The language model gave no whole answer.',
        ],
      },
    ],
    per: 'jsonPayload.message',
    minutes: 15,
    above: 10,
  },
  {
    id: 'browser-errors',
    title: 'Pages fail with one version',
    any: [{ 'jsonPayload.browser.errors': null }],
    per: 'jsonPayload.browser.version',
    minutes: 10,
    above: 20,
  },
  {
    id: 'rules-denying',
    title: 'The rules of the database deny requests',
    any: [{ 'protoPayload.serviceName': 'firestore.googleapis.com', 'protoPayload.status.code': 7 }],
    per: null,
    minutes: 10,
    above: 100,
  },
  {
    id: 'refusals',
    title: 'Functions refuse many calls',
    any: [
      {
        'jsonPayload.security.event': [
          'sign-in-refused',
          'role-refused',
          'rate-limited',
          'request-refused',
          'app-check-refused',
        ],
      },
    ],
    per: 'jsonPayload.security.event',
    minutes: 10,
    above: 100,
  },
  {
    id: 'zoom-failing',
    title: 'Zoom fails',
    any: [
      {
        'jsonPayload.events.event': [
          'sync-failed',
          'webhook-failed',
          'webhook-refused',
          'registration-failed',
        ],
      },
    ],
    per: 'jsonPayload.events.event',
    minutes: 30,
    above: 3,
  },
]

function scheduleAlert(name: string, minutes: number): Alert {
  return {
    id: `schedule-not-run-${name}`,
    title: `${name} does not run`,
    any: [{ 'jsonPayload.end.outcome': 'ok', 'jsonPayload.invocation.function': name }],
    per: null,
    minutes,
    above: 'none',
  }
}
