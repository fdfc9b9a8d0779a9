import { ANSWER, MESSAGE, SESSION } from '../people.ts'
import { type Attempt, allowed, get, list, refused, remove, set, update } from './Attempt.ts'

const studies = (uid: string) => `domains/acme.test/users/${uid}/siaStudies`
const sessions = (uid: string) => `${studies(uid)}/study-1/sessions`
const messages = (uid: string) => `${sessions(uid)}/s1/messages`
const long = (size: number) => 'x'.repeat(size)
const LATER = '2026-01-02T00:00:00.000Z'
const decisions = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { kind: 'accepted' }]))
/** Decisions about 39 proposals, all different. */
const TEXTS = Object.fromEntries(
  Object.keys(decisions(39)).map((id) => [id, { kind: 'accepted', text: `Text of ${id}` }]),
)

const BAD_STUDIES: readonly (readonly [string, object])[] = [
  ['no time', {}],
  ['a long time', { updatedAt: long(41) }],
  ['an unknown field', { updatedAt: LATER, note: 'x' }],
]
const BAD_SESSIONS: readonly (readonly [string, object])[] = [
  ['a title of 201 characters', { ...SESSION, title: long(201) }],
  ['no title', { createdAt: SESSION.createdAt, updatedAt: SESSION.updatedAt }],
  ['a long time of creation', { ...SESSION, createdAt: long(41) }],
  ['a long time', { ...SESSION, updatedAt: long(41) }],
  ['a long time of deletion', { ...SESSION, removedAt: long(41) }],
  ['a number as the needs document', { ...SESSION, needsUuid: 7 }],
  ['a long needs document', { ...SESSION, needsUuid: long(129) }],
  ['an unknown field', { ...SESSION, note: 'x' }],
]
const { parentId: _parentId, ...WITHOUT_PARENT } = MESSAGE
const BAD_MESSAGES: readonly (readonly [string, object])[] = [
  ['no characters', { ...MESSAGE, text: '' }],
  ['a list as its text', { ...MESSAGE, text: ['x'] }],
  ['4,001 characters', { ...MESSAGE, text: long(4_001) }],
  ['another role', { ...MESSAGE, role: 'system' }],
  ['the role of the coach', { ...MESSAGE, role: 'coach' }],
  ['all fields of an answer', ANSWER],
  ['a long time', { ...MESSAGE, createdAt: long(41) }],
  ['no parent', WITHOUT_PARENT],
  ['a number as its parent', { ...MESSAGE, parentId: 7 }],
  ['a long parent', { ...MESSAGE, parentId: long(129) }],
  ['an unknown field', { ...MESSAGE, note: 'x' }],
]
/** An id may have 1,500 bytes. */
const LONG_IDS = Object.fromEntries(
  ['a', 'b', 'c', 'd'].map((letter) => [letter.repeat(1_300), { kind: 'accepted' }]),
)

const BAD_REACTIONS: readonly (readonly [string, object])[] = [
  ['the text of an answer', { text: 'Mine' }],
  ['the status of an answer', { status: 'whole' }],
  ['the proposals of an answer', { proposals: [{ id: 'p1' }] }],
  ['the role of an answer', { role: 'member' }],
  ['an unknown field of an answer', { note: 'x' }],
  ['decisions into a list', { decisions: [] }],
  ['decisions into 41', { decisions: decisions(41) }],
  ['a decision into a third kind', { decisions: { p0: { kind: 'maybe' } } }],
  ['a decision into 4,001 characters', { decisions: { p0: { kind: 'accepted', text: long(4_001) } } }],
  [
    'a removed item into 50,001 characters',
    { decisions: { p0: { kind: 'accepted', removed: long(50_001) } } },
  ],
  ['a removed item into a list', { decisions: { p0: { kind: 'accepted', removed: [] } } }],
  ['a decision into a text', { decisions: { p0: 'accepted' } }],
  [
    'a decision into one with an unknown field',
    { decisions: { p0: { kind: 'accepted', note: long(900_000) } } },
  ],
  ['decisions into long ids', { decisions: LONG_IDS }],
  ['the wish to stop into a text', { stopRequested: 'true' }],
]

/** What needs access to the coach alone. */
const readings = (uid: string) =>
  [
    ['lists studies with coach sessions', list(studies(uid))],
    ['reads a study with coach sessions', get(`${studies(uid)}/study-1`)],
    ['lists coach sessions', list(sessions(uid))],
    ['reads a coach session', get(`${sessions(uid)}/s1`)],
    ['reads a coach session that is not stored', get(`${sessions(uid)}/s9`)],
    ['lists messages', list(messages(uid))],
    ['reads a message', get(`${messages(uid)}/m1`)],
    ['reads a message that is not stored', get(`${messages(uid)}/m9`)],
    ['deletes a message', remove(`${messages(uid)}/m1`)],
    ['deletes an answer', remove(`${messages(uid)}/a1`)],
    ['marks a coach session as deleted', update(`${sessions(uid)}/s1`, { removedAt: LATER })],
    ['deletes a coach session', remove(`${sessions(uid)}/s1`)],
    ['deletes a study with coach sessions', remove(`${studies(uid)}/study-1`)],
  ] as const

/** What needs a membership too. */
const writings = (uid: string) =>
  [
    ['lists a study among those with coach sessions', set(`${studies(uid)}/study-2`, { updatedAt: LATER })],
    ['updates a study with coach sessions', set(`${studies(uid)}/study-1`, { updatedAt: LATER })],
    ['starts a coach session', set(`${sessions(uid)}/s2`, SESSION)],
    [
      'starts a coach session of a needs document',
      set(`${sessions(uid)}/s2`, { ...SESSION, needsUuid: 'needs-1' }),
    ],
    [
      'starts a coach session as older clients do',
      set(`${sessions(uid)}/s2`, { title: 'First', createdAt: LATER, updatedAt: LATER }),
    ],
    ['renames a coach session', update(`${sessions(uid)}/s1`, { title: 'Renamed' })],
    [
      'renames and deletes a coach session',
      update(`${sessions(uid)}/s1`, { title: 'Renamed', removedAt: LATER }),
    ],
    ['writes a message', set(`${messages(uid)}/m2`, { ...MESSAGE, text: long(4_000) })],
    ['writes a message after an answer', set(`${messages(uid)}/m2`, { ...MESSAGE, parentId: 'a1' })],
    ['decides about proposals', update(`${messages(uid)}/a1`, { decisions: decisions(40) })],
    [
      'records what a removal took out',
      update(`${messages(uid)}/a1`, { decisions: { p0: { kind: 'accepted', removed: long(50_000) } } }),
    ],
    ['asks to stop an answer', update(`${messages(uid)}/a1`, { stopRequested: true })],
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
/** Answers of an older server have neither field. */
const { decisions: _decisions, stopRequested: _stopRequested, ...OLDER_ANSWER } = ANSWER

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
  ...BAD_STUDIES.flatMap(([what, study]) => [
    refused('vera', `lists a study with ${what}`, set(`${studies('vera')}/study-2`, study)),
    refused('vera', `updates a study to have ${what}`, set(`${studies('vera')}/study-1`, study)),
  ]),
  ...BAD_SESSIONS.flatMap(([what, session]) => [
    refused('vera', `starts a coach session with ${what}`, set(`${sessions('vera')}/s2`, session)),
    refused('vera', `changes a coach session to have ${what}`, set(`${sessions('vera')}/s1`, session)),
  ]),
  refused(
    'vito',
    'marks a coach session as deleted at a long time, without a membership',
    update(`${sessions('vito')}/s1`, { removedAt: long(41) }),
  ),
  ...BAD_MESSAGES.flatMap(([what, message]) => [
    refused('vera', `writes a message with ${what}`, set(`${messages('vera')}/m2`, message)),
    refused('vera', `changes a message to have ${what}`, set(`${messages('vera')}/m1`, message)),
  ]),
  refused('vera', 'edits a message', update(`${messages('vera')}/m1`, { text: 'Edited' })),
  refused('vera', 'decides about a message', update(`${messages('vera')}/m1`, { decisions: {} })),
  refused('vera', 'asks to stop a message', update(`${messages('vera')}/m1`, { stopRequested: true })),
  ...BAD_REACTIONS.map(([what, changes]) =>
    refused('vera', `changes ${what}`, update(`${messages('vera')}/a1`, changes)),
  ),
  allowed(
    'vera',
    'decides about the last of 40 proposals',
    update(`${messages('vera')}/a1`, { decisions: { ...TEXTS, p39: { kind: 'rejected' } } }),
    { [`${messages('vera')}/a1`]: { ...ANSWER, decisions: TEXTS } },
  ),
  allowed('vera', 'takes decisions back', update(`${messages('vera')}/a1`, { decisions: {} }), {
    [`${messages('vera')}/a1`]: { ...ANSWER, decisions: TEXTS },
  }),
  refused(
    'vera',
    'adds a third kind to 39 decisions',
    update(`${messages('vera')}/a1`, { decisions: { ...TEXTS, p39: { kind: 'maybe' } } }),
    { [`${messages('vera')}/a1`]: { ...ANSWER, decisions: TEXTS } },
  ),
  refused(
    'vera',
    'decides otherwise about two proposals at once',
    update(`${messages('vera')}/a1`, {
      decisions: { p0: { kind: 'accepted' }, p1: { kind: 'rejected' } },
    }),
  ),
  ...[{ decisions: decisions(1) }, { stopRequested: true }].map((changes) =>
    allowed(
      'vera',
      `adds ${Object.keys(changes)} to an answer of an older server`,
      update(`${messages('vera')}/a1`, changes),
      { [`${messages('vera')}/a1`]: OLDER_ANSWER },
    ),
  ),
]
