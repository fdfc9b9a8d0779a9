import { SERVER_ONLY } from '../serverFields.ts'
import {
  type Attempt,
  allowed,
  commit,
  deleting,
  get,
  refused,
  remove,
  set,
  setting,
  update,
} from './Attempt.ts'

const NORA = 'domains/acme.test/users/nora'
const RUTH = 'domains/acme.test/users/ruth'
const NEWCOMER = 'domains/acme.test/users/newcomer'

const long = (size: number) => 'x'.repeat(size)
const PHOTO = 'data:image/png;base64,'
const photo = (size: number) => `${PHOTO}${'A'.repeat(size - PHOTO.length)}`
const TEXTS = [
  ['firstName', 200],
  ['lastName', 200],
  ['name', 401],
  ['title', 200],
  ['organization', 200],
] as const

const REFUSED: readonly (readonly [string, object])[] = [
  ...TEXTS.flatMap(([field, size]): readonly (readonly [string, object])[] => [
    [`a ${field} of ${size + 1} characters`, { [field]: long(size + 1) }],
    [`a number as ${field}`, { [field]: 7 }],
    [`a list as ${field}`, { [field]: [] }],
  ]),
  ['a map as name', { name: {} }],
  ['a photo of 100,001 characters', { photoUrl: photo(100_001) }],
  ['a number as photo', { photoUrl: 7 }],
  ['a photo of another site', { photoUrl: 'https://evil.test/me.png' }],
  ['a photo of another site without encryption', { photoUrl: 'http://evil.test/me.png' }],
  ['a photo that is a page', { photoUrl: 'data:text/html;base64,PGI+' }],
  ['a drawing with scripts as photo', { photoUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['a script as photo', { photoUrl: 'javascript:alert(1)' }],
  ['an unknown field of 700 kB', { nickname: long(700_000) }],
  ['another id', { id: 'stella' }],
  ['another e-mail', { email: 'stella@acme.test' }],
  ['another time of creation', { createdAt: '2020-01-01T00:00:00.000Z' }],
  ['a checklist of 900 kB', { checklistProgress: [long(900_000)] }],
  ['a text as checklist', { checklistProgress: 'all' }],
  ['a text as choice of reminders', { eventReminders: 'no' }],
  ['a list as cookie choice', { cookiePreferences: [] }],
  ['an unknown cookie choice', { cookiePreferences: { marketing: long(900_000) } }],
  ['a text as consent', { cookiePreferences: { functionalInsights: long(900_000) } }],
  ['a text as version of the choice', { cookiePreferences: { version: '1' } }],
  ['a fractional version of the choice', { cookiePreferences: { version: 1.5 } }],
  ['a long time of the choice', { cookiePreferences: { decidedAt: long(41) } }],
]

const FIRST_RECORDS: readonly (readonly [string, object])[] = [
  ['with its identity', { id: 'newcomer', email: 'newcomer@acme.test', firstName: 'New' }],
  ['with a name', { firstName: 'New' }],
  ['without fields', {}],
  ...SERVER_ONLY.map(([field, value]) => [`with ${field}`, { [field]: value }] as const),
]

const MARKETING = { [NORA]: { id: 'nora', cookiePreferences: { marketing: 'no' } } }

export const records: readonly Attempt[] = [
  allowed('nora', 'reads her record', get(NORA)),
  allowed('tom', 'reads a record whose e-mail has capitals', get('domains/acme.test/users/tom')),
  refused('tom', 'reads a record below a domain with capitals', get('domains/ACME.test/users/tom')),
  refused('olga', 'reads below the end of her domain', get('domains/test/users/olga')),
  refused('anonymous', 'reads a record without an e-mail', get('domains/acme.test/users/anonymous')),
  allowed('ruthAgain', 'reads her record', get(RUTH)),
  refused('ruth', 'reads her record after that sign-in was ended', get(RUTH)),

  allowed(
    'nora',
    'changes her profile',
    update(NORA, { firstName: 'Nora', lastName: 'N', name: 'Nora N', title: '', organization: '' }),
  ),
  ...TEXTS.map(([field, size]) =>
    allowed('nora', `stores a ${field} of ${size} characters`, update(NORA, { [field]: long(size) })),
  ),
  allowed('nora', 'stores a photo of 100,000 characters', update(NORA, { photoUrl: photo(100_000) })),
  allowed('nora', 'removes her photo', update(NORA, { photoUrl: '' })),
  allowed('nora', 'changes her name beside an older photo', update(NORA, { name: 'Nora' }), {
    [NORA]: { id: 'nora', photoUrl: 'https://older.test/me.png' },
  }),
  allowed('nora', 'changes her checklist', update(NORA, { checklistProgress: ['goals_survey'] })),
  allowed('nora', 'switches reminders of events off', update(NORA, { eventReminders: false })),
  allowed(
    'nora',
    'makes a cookie choice',
    update(NORA, {
      'cookiePreferences.functionalInsights': true,
      'cookiePreferences.version': 1,
      'cookiePreferences.decidedAt': '2026-01-01T00:00:00.000Z',
    }),
  ),
  allowed(
    'nora',
    'keeps another key of the choice',
    update(NORA, { 'cookiePreferences.functionalInsights': true }),
    MARKETING,
  ),
  refused(
    'nora',
    'changes another key of the choice',
    update(NORA, { 'cookiePreferences.marketing': 'yes' }),
    MARKETING,
  ),
  ...REFUSED.map(([what, data]) => refused('nora', `stores ${what}`, update(NORA, data))),
  allowed('otto', 'changes his name, above the quota', update('domains/acme.test/users/otto', { name: 'O' })),
  allowed('ruthAgain', 'changes her name', update(RUTH, { name: 'Ruth' })),
  refused('ruth', 'changes her name after that sign-in was ended', update(RUTH, { name: 'Ruth' })),

  ...SERVER_ONLY.flatMap(([field, value]) => [
    refused('nora', `sets her ${field}`, update(NORA, { [field]: value })),
    refused('nora', `sets her ${field} with her name`, update(NORA, { name: 'Nora', [field]: value })),
    refused('ruthAgain', `removes ${field} by writing her record anew`, set(RUTH, { name: 'Ruth' }), {
      [RUTH]: { [field]: value },
    }),
  ]),
  refused('nora', 'sets a part of her globalConfig', update(NORA, { 'globalConfig.hasVCAccess': true })),
  refused('nora', 'deletes her record', remove(NORA)),
  refused(
    'nora',
    'deletes her record and writes another in one request',
    commit(deleting(NORA), setting(NORA, { accessType: 'STANDARD' })),
  ),

  allowed('newcomer', 'looks for her record', get(NEWCOMER)),
  refused('newcomer', 'looks for it in another domain', get('domains/other.test/users/newcomer')),
  refused('signedOut', 'looks for a record that is missing', get(NEWCOMER)),
  refused('stella', 'looks for the missing record of another', get(NEWCOMER)),
  ...FIRST_RECORDS.map(([how, data]) =>
    refused('newcomer', `creates her record ${how}`, set(NEWCOMER, data)),
  ),
  refused('newcomer', 'lists her studies', { kind: 'list', path: `${NEWCOMER}/triangularis` }),
]
