import { header, needsContent } from '../people.ts'
import { type Attempt, allowed, commit, get, list, refused, remove, set, setting } from './Attempt.ts'

const needs = (uid: string, docName = 'hobby') => `domains/acme.test/users/${uid}/jtbd_needs/${docName}`
const HOBBY = needs('stella')
const SPORT = needs('stella', 'sport')

const needsHeader = (docName: string, more: object = {}) =>
  header(docName, { uuid: 'needs-1', counts: { goals: 0, states: 0 }, ...more })
const save = (path: string, saved: object, content: object = needsContent()) =>
  commit(setting(path, { header: saved }), setting(`${path}/data/needs`, content))
const { uuid: _uuid, ...withoutUuid } = needsHeader('hobby', { revision: 2 })

const BAD_CONTENT: readonly (readonly [string, object])[] = [
  ['of other needs', needsContent('needs-2')],
  ['without a uuid', { goals: [] }],
  ['with a text as goals', { ...needsContent(), goals: 'many' }],
  ['with a text as states', { ...needsContent(), states: 'many' }],
  ['with a vertical of 201 characters', { ...needsContent(), vertical: 'x'.repeat(201) }],
  ['with an unknown part', { ...needsContent(), notes: 'x' }],
]

const readers: readonly Attempt[] = (['evan', 'otto'] as const).flatMap((who) => {
  const stored = {
    [needs(who)]: { header: needsHeader('hobby') },
    [`${needs(who)}/data/needs`]: needsContent(),
  }
  return [
    allowed(who, 'reads needs', get(needs(who)), stored),
    allowed(who, 'reads their content', get(`${needs(who)}/data/needs`), stored),
    allowed(who, 'deletes needs', remove(needs(who)), stored),
    allowed(who, 'deletes their content', remove(`${needs(who)}/data/needs`), stored),
    refused(
      who,
      'saves over needs',
      set(needs(who), { header: needsHeader('hobby', { revision: 2 }) }),
      stored,
    ),
    refused(who, 'creates needs', set(needs(who, 'new'), { header: needsHeader('new') })),
    refused(who, 'changes their content', set(`${needs(who)}/data/needs`, needsContent()), stored),
    refused(who, 'creates content', set(`${needs(who)}/data/needs`, needsContent()), {
      [needs(who)]: { header: needsHeader('hobby') },
    }),
  ]
})

const BAD_NAMES = [' ', '__', '___', 'x'.repeat(129), 'a\nb', 'a\u202eb', '\u200b']

export const needsDocuments: readonly Attempt[] = [
  allowed('stella', 'reads her needs', get(HOBBY)),
  allowed('stella', 'reads their content', get(`${HOBBY}/data/needs`)),
  allowed('stella', 'lists her needs', list('domains/acme.test/users/stella/jtbd_needs')),
  allowed('stella', 'saves new needs', save(SPORT, needsHeader('sport'))),
  allowed('stella', 'saves over needs', save(HOBBY, needsHeader('hobby', { revision: 2 }))),
  allowed('stella', 'saves over needs of an older form', save(HOBBY, needsHeader('hobby')), {
    [HOBBY]: { uuid: 'needs-1', docName: 'hobby', goals: [] },
  }),
  allowed('stella', 'writes their content again', set(`${HOBBY}/data/needs`, needsContent())),
  allowed('stella', 'writes needs without goals', set(`${HOBBY}/data/needs`, { uuid: 'needs-1' })),
  ...(
    [
      ['without a new revision', {}],
      ['that skips a revision', { revision: 3 }],
      ['with another uuid', { revision: 2, uuid: 'needs-2' }],
      ['with another name', { revision: 2, docName: 'sport' }],
    ] as const
  ).map(([what, more]) =>
    refused(
      'stella',
      `writes a save of needs ${what}`,
      save(HOBBY, needsHeader('hobby', more), needsContent(needsHeader('', more).uuid)),
    ),
  ),
  refused('stella', 'removes the uuid of needs', set(HOBBY, { header: withoutUuid })),
  refused('stella', 'removes the header of needs', set(HOBBY, {})),
  refused('stella', 'creates needs in an older form', set(SPORT, { uuid: 'n2', docName: 'sport' })),
  refused(
    'stella',
    'creates needs with a text of 900 kB',
    set(SPORT, { header: needsHeader('sport'), x: 'x' }),
  ),
  ...BAD_NAMES.map((docName) =>
    refused(
      'stella',
      `saves needs named ${JSON.stringify(docName)}`,
      save(needs('stella', docName), needsHeader(docName)),
    ),
  ),
  ...BAD_CONTENT.map(([what, content]) =>
    refused('stella', `writes content of needs ${what}`, set(`${HOBBY}/data/needs`, content)),
  ),
  refused('stella', 'writes content without needs', set(`${SPORT}/data/needs`, needsContent())),
  refused('ruth', 'reads needs', get(needs('ruth'))),
  refused('ruth', 'reads content of needs', get(`${needs('ruth')}/data/needs`)),
  ...readers,
]
