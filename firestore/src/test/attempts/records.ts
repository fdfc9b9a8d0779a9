import { MEMBER_FIELDS, type Member } from '@outcome-studio/shared/domain/member'
import { MEMBER_VALUES } from '../../../../shared/src/domain/testing/memberValues.ts'
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

interface Field {
  readonly name: string
  readonly writer: 'member' | 'server'
  readonly maxLength?: number
  /** A valid value, which Nora's record does not have. */
  readonly value: unknown
}

const FIELDS: readonly Field[] = Object.entries(MEMBER_FIELDS).map(([name, field]) => ({
  ...field,
  name,
  value: MEMBER_VALUES[name as keyof Member].stored,
}))
const OF_THE_MEMBER = FIELDS.filter(({ writer }) => writer === 'member')
const OF_THE_SERVER = FIELDS.filter(({ writer }) => writer === 'server')
const LIMITED = OF_THE_MEMBER.flatMap((field) =>
  field.maxLength === undefined ? [] : [{ ...field, maxLength: field.maxLength }],
)
const TEXTS = OF_THE_MEMBER.filter(({ value }) => typeof value === 'string')

/** A value of a size in characters. */
function valueOfSize({ name, value }: Field, size: number): unknown {
  if (Array.isArray(value)) return [long(size)]
  return name === 'photoUrl' ? photo(size) : long(size)
}

const REFUSED: readonly (readonly [string, object])[] = [
  ...OF_THE_MEMBER.map(({ name }) => [`a number as ${name}`, { [name]: 7 }] as const),
  ...TEXTS.map(({ name }) => [`a list as ${name}`, { [name]: [] }] as const),
  ...LIMITED.map((field) => {
    const size = field.maxLength + 1
    return [`a ${field.name} of ${size} characters`, { [field.name]: valueOfSize(field, size) }] as const
  }),
  ['a map as name', { name: {} }],
  ['a photo of another site', { photoUrl: 'https://evil.test/me.png' }],
  ['a photo of another site without encryption', { photoUrl: 'http://evil.test/me.png' }],
  ['a photo that is a page', { photoUrl: 'data:text/html;base64,PGI+' }],
  ['a drawing with scripts as photo', { photoUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['a script as photo', { photoUrl: 'javascript:alert(1)' }],
  ['an unknown field of 700 kB', { nickname: long(700_000) }],
  ['a checklist of 900 kB', { checklistProgress: [long(900_000)] }],
  ['a number in the checklist', { checklistProgress: [1] }],
  ['a text as checklist', { checklistProgress: 'all' }],
  ['a text as choice of reminders', { eventReminders: 'no' }],
  ['a text as end of the first run', { hasDoneFirstRun: 'yes' }],
  ['a sentence as time zone', { timeZone: 'Click here' }],
  ['an address as time zone', { timeZone: 'https://evil.test' }],
  ['an unknown clock', { hourCycle: 'h24' }],
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
  ...OF_THE_SERVER.map(({ name, value }) => [`with ${name}`, { [name]: value }] as const),
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

  ...OF_THE_MEMBER.map(({ name, value }) =>
    allowed('nora', `stores her ${name}`, update(NORA, { [name]: value })),
  ),
  ...TEXTS.map(({ name }) => allowed('nora', `stores an empty ${name}`, update(NORA, { [name]: '' }))),
  ...LIMITED.map((field) =>
    allowed(
      'nora',
      `stores a ${field.name} of ${field.maxLength} characters`,
      update(NORA, { [field.name]: valueOfSize(field, field.maxLength) }),
    ),
  ),
  allowed(
    'nora',
    'changes everything that she may at once',
    update(NORA, Object.fromEntries(OF_THE_MEMBER.map(({ name, value }) => [name, value]))),
  ),
  allowed('nora', 'changes her name beside an older photo', update(NORA, { name: 'Nora' }), {
    [NORA]: { id: 'nora', photoUrl: 'https://older.test/me.png' },
  }),
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

  ...OF_THE_SERVER.flatMap(({ name, value }) => [
    refused('nora', `sets her ${name}`, update(NORA, { [name]: value })),
    refused('nora', `sets her ${name} with her name`, update(NORA, { name: 'Nora', [name]: value })),
    refused('ruthAgain', `removes ${name} by writing her record anew`, set(RUTH, { name: 'Ruth' }), {
      [RUTH]: { [name]: value },
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
