import { serverTimestamp, Timestamp } from 'firebase/firestore/lite'
import { type Attempt, allowed, get, list, refused, remove, set, update, type Who } from './Attempt.ts'

const RECORDS = 'system/monitoring/analytics'
const long = (size: number) => 'x'.repeat(size)

const record = (uid: string, more: object = {}) => ({
  event: 'page_view',
  description: 'A page was opened',
  event_params: { route: '/', number: 7, is_done: true },
  build_version: '19.2.0',
  major_version: 19,
  minor_version: 2,
  uid,
  email: `${uid}@acme.test`,
  domain: 'acme.test',
  timestamp: serverTimestamp(),
  ...more,
})
const dayIn = (days: number) => {
  const time = new Date(Date.now() + days * 86_400_000)
  return `${time.getUTCFullYear()}-${time.getUTCMonth() + 1}-${time.getUTCDate()}`
}
const idOf = (uid: string, day = dayIn(0), number = '007') => `${uid}.${day}.${number}`
const write = (uid: string, more: object = {}, id = idOf(uid)) => set(`${RECORDS}/${id}`, record(uid, more))
/** Members who have agreed to functional insights. */
const CONSENT = Object.fromEntries(
  ['nora', 'otto'].map((uid) => [
    `domains/acme.test/users/${uid}`,
    { id: uid, cookiePreferences: { functionalInsights: true } },
  ]),
)

/** Parameters in the order of their names; the one at `index` has another value. */
const parameters = (size: number, index = -1, value: unknown = '') =>
  Object.fromEntries(
    Array.from({ length: size }, (_, at) => [`p${String(at).padStart(2, '0')}`, at === index ? value : at]),
  )

const REFUSED: readonly (readonly [string, object])[] = [
  ['the uid of another', { uid: 'stella' }],
  ['the e-mail of another', { email: 'another@acme.test' }],
  ['another domain', { domain: 'another.test' }],
  ['an unknown field', { study: 'My study' }],
  ['a time of its own', { timestamp: Timestamp.fromMillis(1_700_000_000_000) }],
  ['a text as time', { timestamp: '2026-06-01T12:00:00.000Z' }],
  ['a number as event', { event: 7 }],
  ['an event of 101 characters', { event: long(101) }],
  ['a description of 1,001 characters', { description: long(1_001) }],
  ['a description of 900 kB', { description: long(900_000) }],
  ['a version of 51 characters', { build_version: long(51) }],
  ['a text as major version', { major_version: '19' }],
  ['a negative minor version', { minor_version: -1 }],
  ['a text as parameters', { event_params: 'all' }],
  ['a list of parameters', { event_params: [1] }],
  ['21 parameters', { event_params: parameters(21) }],
  ['a parameter with a name of 1,001 characters', { event_params: { [long(1_001)]: 1 } }],
  ['a map as parameter', { event_params: { route: {} } }],
  ['a list as parameter', { event_params: { route: ['x'] } }],
  ...Array.from({ length: 20 }, (_, index): readonly [string, object] => [
    `a parameter of 101 characters at ${index}`,
    { event_params: parameters(20, index, long(101)) },
  ]),
]
const OTHERS: readonly Who[] = ['stella', 'tom', 'signedOut']

export const analytics: readonly Attempt[] = [
  allowed('nora', 'writes an event', write('nora'), CONSENT),
  allowed('otto', 'writes an event, above the quota', write('otto'), CONSENT),
  allowed('nora', 'writes an event without parameters', write('nora', { event_params: {} }), CONSENT),
  allowed(
    'nora',
    'writes an event with 20 parameters',
    write('nora', { event_params: parameters(20) }),
    CONSENT,
  ),
  ...Array.from({ length: 20 }, (_, index) =>
    allowed(
      'nora',
      `writes a text as parameter ${index}`,
      write('nora', { event_params: parameters(20, index, long(100)) }),
      CONSENT,
    ),
  ),
  allowed(
    'nora',
    'writes an event with truth values',
    write('nora', { event_params: parameters(3, 1, false) }),
    CONSENT,
  ),
  ...REFUSED.map(([what, more]) =>
    refused('nora', `writes an event with ${what}`, write('nora', more), CONSENT),
  ),
  refused('nora', 'writes an event without a choice', write('nora')),
  refused('nora', 'writes an event without consent', write('nora'), {
    'domains/acme.test/users/nora': { id: 'nora', cookiePreferences: { functionalInsights: false } },
  }),
  allowed('nora', 'records the choice not to agree', write('nora', { event: 'cookie_consent' })),
  ...[-1, 1].map((days) =>
    allowed(
      'nora',
      `writes an event with a clock in day ${days}`,
      write('nora', {}, idOf('nora', dayIn(days))),
      CONSENT,
    ),
  ),
  ...[
    'new',
    'x',
    idOf('otto'),
    idOf('nora', dayIn(-2)),
    idOf('nora', dayIn(2)),
    idOf('nora', dayIn(0), '1000'),
    idOf('nora', dayIn(0), '00a'),
  ].map((id) => refused('nora', `writes an event with the id ${id}`, write('nora', {}, id), CONSENT)),
  refused('nora', 'writes a second event with an id', write('nora'), {
    ...CONSENT,
    [`${RECORDS}/${idOf('nora')}`]: { uid: 'nora' },
  }),
  ...(['newcomer', 'ruth', 'anonymous', 'signedOut'] as const).map((who) =>
    refused(who, 'records a choice', write(who, { event: 'cookie_consent' })),
  ),
  ...OTHERS.flatMap((who) => [
    refused(who, 'reads an event', get(`${RECORDS}/a1`)),
    refused(who, 'lists the events with their uid', list(RECORDS, ['uid', '==', 'stella'])),
    refused(who, 'changes an event', update(`${RECORDS}/a1`, { event: 'other' })),
    refused(who, 'writes an event anew', set(`${RECORDS}/a1`, record(who))),
    refused(who, 'deletes an event', remove(`${RECORDS}/a1`)),
  ]),
]
