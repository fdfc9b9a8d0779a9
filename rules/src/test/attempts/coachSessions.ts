import { MESSAGE, SESSION } from '../people.ts'
import { type Attempt, allowed, get, list, refused, remove, set, update } from './Attempt.ts'

const sessions = (uid: string) => `domains/acme.test/users/${uid}/siaStudies/study-1/sessions`
const messages = (uid: string) => `${sessions(uid)}/s1/messages`
const long = (size: number) => 'x'.repeat(size)

const BAD_SESSIONS: readonly (readonly [string, object])[] = [
  ['a title of 201 characters', { ...SESSION, title: long(201) }],
  ['no title', { createdAt: SESSION.createdAt, updatedAt: SESSION.updatedAt }],
  ['a long time of creation', { ...SESSION, createdAt: long(41) }],
  ['a long time', { ...SESSION, updatedAt: long(41) }],
  ['an unknown field', { ...SESSION, note: 'x' }],
]
const BAD_MESSAGES: readonly (readonly [string, object])[] = [
  ['20,001 characters', { ...MESSAGE, text: long(20_001) }],
  ['another role', { ...MESSAGE, role: 'system' }],
  ['a long time', { ...MESSAGE, createdAt: long(41) }],
  ['an unknown field', { ...MESSAGE, note: 'x' }],
]

/** What needs access to the coach alone. */
const readings = (uid: string) =>
  [
    ['lists coach sessions', list(sessions(uid))],
    ['reads a coach session', get(`${sessions(uid)}/s1`)],
    ['lists messages', list(messages(uid))],
    ['reads a message', get(`${messages(uid)}/m1`)],
    ['deletes a message', remove(`${messages(uid)}/m1`)],
    ['deletes a coach session', remove(`${sessions(uid)}/s1`)],
  ] as const

/** What needs a membership too. */
const writings = (uid: string) =>
  [
    ['starts a coach session', set(`${sessions(uid)}/s2`, SESSION)],
    ['renames a coach session', update(`${sessions(uid)}/s1`, { title: 'Renamed' })],
    ['writes a message', set(`${messages(uid)}/m2`, { ...MESSAGE, text: long(20_000) })],
    ['edits a message', update(`${messages(uid)}/m1`, { text: 'Edited' })],
  ] as const

const coachEnded = {
  'domains/acme.test/users/ruth': {
    accessType: 'STANDARD',
    validSince: 1_001,
    globalConfig: { hasVCAccess: true },
  },
}
const overQuota = {
  'domains/acme.test/users/otto': {
    accessType: 'STANDARD',
    overQuota: true,
    globalConfig: { hasVCAccess: true },
  },
}

export const coachSessions: readonly Attempt[] = [
  ...[...readings('vera'), ...writings('vera')].map(([what, action]) => allowed('vera', what, action)),
  ...readings('vito').map(([what, action]) => allowed('vito', `${what}, without a membership`, action)),
  ...writings('vito').map(([what, action]) => refused('vito', `${what}, without a membership`, action)),
  ...readings('otto').map(([what, action]) => allowed('otto', `${what}, above the quota`, action, overQuota)),
  ...writings('otto').map(([what, action]) => refused('otto', `${what}, above the quota`, action, overQuota)),
  ...[...readings('stella'), ...writings('stella')].map(([what, action]) =>
    refused('stella', `${what}, without access to the coach`, action),
  ),
  ...[...readings('stella'), ...writings('stella')].map(([what, action]) =>
    refused('stella', `${what}, with a text as access to the coach`, action, {
      'domains/acme.test/users/stella': { accessType: 'STANDARD', globalConfig: { hasVCAccess: 'true' } },
    }),
  ),
  ...[...readings('ruth'), ...writings('ruth')].map(([what, action]) =>
    refused('ruth', `${what}, after that sign-in was ended`, action, coachEnded),
  ),
  ...[...readings('vera'), ...writings('vera')].map(([what, action]) =>
    refused('carl', `of another member: ${what}, with access to the coach`, action, {
      'domains/acme.test/users/carl': { accessType: 'STANDARD', globalConfig: { hasVCAccess: true } },
    }),
  ),
  ...BAD_SESSIONS.flatMap(([what, session]) => [
    refused('vera', `starts a coach session with ${what}`, set(`${sessions('vera')}/s2`, session)),
    refused('vera', `changes a coach session to have ${what}`, set(`${sessions('vera')}/s1`, session)),
  ]),
  ...BAD_MESSAGES.flatMap(([what, message]) => [
    refused('vera', `writes a message with ${what}`, set(`${messages('vera')}/m2`, message)),
    refused('vera', `changes a message to have ${what}`, set(`${messages('vera')}/m1`, message)),
  ]),
]
