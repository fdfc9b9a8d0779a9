import { Bytes } from 'firebase/firestore/lite'
import {
  type Attempt,
  allowed,
  commit,
  deleting,
  get,
  list,
  refused,
  remove,
  set,
  setting,
} from './Attempt.ts'

const TIME = '2026-01-02T00:00:00.000Z'

const collection = (uid: string) => `domains/acme.test/users/${uid}/studyRespondents`
const head = (uid: string) => `${collection(uid)}/study-1`
const chunk = (uid: string, number: number | string) => `${head(uid)}/chunks/${number}`

const bytes = (length: number) => ({ bytes: Bytes.fromUint8Array(new Uint8Array(length)) })
const SURVEY = {
  id: 'import-1',
  first: 1,
  chunks: 2,
  scale: 'oneToFive',
  respondents: 5_000,
  outcomes: 150,
  screeners: ['Role', 'Country'],
  importedAt: TIME,
}
const pending = (chunks: number, more: object = {}) => ({ id: 'import-2', first: 3, chunks, ...more })
const during = (chunks: number) => ({ current: SURVEY, pending: pending(chunks) })
const stored = (uid: string) => ({
  [head(uid)]: during(0),
  [chunk(uid, 1)]: bytes(3),
  [chunk(uid, 2)]: bytes(3),
})

/** Adds a chunk, as the product does. */
const adding = (uid: string, data: object, number: number | string = 3, counted: object = during(1)) =>
  commit(setting(chunk(uid, number), data), setting(head(uid), counted))

const BAD_HEADS: readonly (readonly [string, object])[] = [
  ['an unknown field', { ...during(1), note: 'x'.repeat(900_000) }],
  ['no current answers', { pending: null }],
  ['no pending answers', { current: null }],
  ['a text as current answers', { current: 'x', pending: null }],
  ['a text as pending answers', { current: null, pending: 'x' }],
  ['an unknown field of the import', { current: null, pending: pending(1, { note: 'x' }) }],
  ['a long id', { current: null, pending: pending(1, { id: 'x'.repeat(129) }) }],
  ['a text as first chunk', { current: null, pending: pending(1, { first: '3' }) }],
  ['a negative number of chunks', { current: null, pending: pending(-1) }],
  ['21 chunks', { current: null, pending: pending(21) }],
  ['21 current chunks', { current: { ...SURVEY, chunks: 21 }, pending: null }],
  ['an unknown field of the answers', { current: { ...SURVEY, note: 'x' }, pending: null }],
  ['another scale', { current: { ...SURVEY, scale: 'oneToThree' }, pending: null }],
  ['a text as number of respondents', { current: { ...SURVEY, respondents: '5' }, pending: null }],
  ['a text as number of outcomes', { current: { ...SURVEY, outcomes: '5' }, pending: null }],
  ['numbers as screeners', { current: { ...SURVEY, screeners: [7] }, pending: null }],
  ['long screeners', { current: { ...SURVEY, screeners: ['x'.repeat(20_001)] }, pending: null }],
  ['a long time', { current: { ...SURVEY, importedAt: 'x'.repeat(41) }, pending: null }],
]

const BAD_CHUNKS: readonly (readonly [string, object])[] = [
  ['that is no bytes', { bytes: 'x' }],
  ['with an unknown field', { ...bytes(3), note: 'x' }],
  ['without bytes', {}],
  ['above the limit', bytes(1_000_001)],
]

export const respondents: readonly Attempt[] = [
  allowed('stella', 'starts an import', set(head('stella'), { current: null, pending: pending(0) })),
  allowed('tina', 'starts an import, on a trial', set(head('tina'), during(0))),
  allowed('stella', 'adds a chunk', adding('stella', bytes(900_000)), stored('stella')),
  allowed(
    'stella',
    'replaces the answers',
    commit(
      deleting(chunk('stella', 1)),
      deleting(chunk('stella', 2)),
      setting(head('stella'), { current: { ...SURVEY, id: 'import-2', first: 3, chunks: 1 }, pending: null }),
    ),
    { ...stored('stella'), [head('stella')]: during(1), [chunk('stella', 3)]: bytes(3) },
  ),
  ...BAD_HEADS.map(([what, data]) => refused('stella', `stores ${what}`, set(head('stella'), data))),
  ...BAD_CHUNKS.map(([what, data]) =>
    refused('stella', `adds a chunk ${what}`, adding('stella', data), stored('stella')),
  ),
  refused('stella', 'adds a chunk without counting it', set(chunk('stella', 3), bytes(3)), {
    ...stored('stella'),
    [head('stella')]: during(1),
  }),
  refused('stella', 'adds a chunk of another number', adding('stella', bytes(3), 4), stored('stella')),
  refused('stella', 'adds a chunk by a word', adding('stella', bytes(3), 'three'), stored('stella')),
  refused(
    'stella',
    'adds a chunk outside of an import',
    adding('stella', bytes(3), 3, { current: SURVEY, pending: null }),
    stored('stella'),
  ),
  refused('stella', 'adds a chunk to nothing', set(chunk('stella', 3), bytes(3))),
  refused('stella', 'overwrites a chunk', adding('stella', bytes(3)), {
    ...stored('stella'),
    [chunk('stella', 3)]: bytes(4),
  }),

  allowed('stella', 'reads what is stored about respondents', get(head('stella')), stored('stella')),
  allowed('stella', 'lists studies with respondents', list(collection('stella'))),
  allowed('stella', 'reads a chunk', get(chunk('stella', 1)), stored('stella')),
  refused('stella', 'lists chunks', list(`${head('stella')}/chunks`)),
  allowed(
    'evan',
    'deletes respondents, without access',
    commit(deleting(chunk('evan', 1)), deleting(chunk('evan', 2)), deleting(head('evan'))),
    stored('evan'),
  ),
  allowed('otto', 'deletes respondents, above the quota', remove(head('otto')), stored('otto')),
  ...(['evan', 'nora', 'otto', 'ruth', 'newcomer'] as const).flatMap((who) => [
    refused(who, 'starts an import', set(head(who), during(0))),
    refused(who, 'adds a chunk', adding(who, bytes(3)), stored(who)),
  ]),
  refused('ruth', 'reads what is stored about respondents', get(head('ruth'))),
  refused('ruth', 'reads a chunk', get(chunk('ruth', 1)), stored('ruth')),
  refused('ruth', 'deletes a chunk', remove(chunk('ruth', 1)), stored('ruth')),
  ...(['carl', 'tom', 'olga', 'stellaElsewhere', 'anonymous', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'reads what is stored about her respondents', get(head('stella')), stored('stella')),
    refused(who, 'lists her studies with respondents', list(collection('stella'))),
    refused(who, 'reads a chunk of hers', get(chunk('stella', 1)), stored('stella')),
    refused(who, 'starts an import of hers', set(head('stella'), during(0))),
    refused(who, 'adds a chunk of hers', adding('stella', bytes(3)), stored('stella')),
    refused(who, 'deletes her respondents', remove(head('stella')), stored('stella')),
    refused(who, 'deletes a chunk of hers', remove(chunk('stella', 1)), stored('stella')),
  ]),
]
