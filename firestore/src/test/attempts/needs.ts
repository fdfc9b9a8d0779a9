import { header, needsContent } from '../people.ts'
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
  update,
} from './Attempt.ts'

const needs = (uid: string, docName = 'hobby') => `domains/acme.test/users/${uid}/jtbd_needs/${docName}`
const HOBBY = needs('stella')
const SPORT = needs('stella', 'sport')

const needsHeader = (docName: string, more: object = {}) =>
  header(docName, { uuid: 'needs-1', counts: { goals: 0, studies: 0, gaps: 0 }, ...more })
const save = (path: string, saved: object, content: object = needsContent()) =>
  commit(setting(path, { header: saved }), setting(`${path}/data/needs`, content))
const { uuid: _uuid, ...withoutUuid } = needsHeader('hobby', { revision: 2 })

const BAD_CONTENT: readonly (readonly [string, object])[] = [
  ['of other needs', needsContent('needs-2')],
  ['without a uuid', { goals: [] }],
  ['with a text as goals', { ...needsContent(), goals: 'many' }],
  ['with a text as states', { ...needsContent(), states: 'many' }],
  ['with a map of goals', { ...needsContent(), goals: {} }],
  ['with a map of states', { ...needsContent(), states: {} }],
  ['with a number as vertical', { ...needsContent(), vertical: 7 }],
  ['with a vertical of 201 characters', { ...needsContent(), vertical: 'x'.repeat(201) }],
]

const BAD_HEADERS: readonly (readonly [string, object])[] = [
  ['an unknown field', { colour: 'green' }],
  ['another name', { docName: 'hobby' }],
  ['a uuid of 129 characters', { uuid: 'x'.repeat(129) }],
  ['41 characters as time', { updatedAt: 'x'.repeat(41) }],
  ['a text as revision', { revision: '1' }],
  ['a negative revision', { revision: -1 }],
  ['a revision that is not exact in clients', { revision: 2 ** 53 }],
  ['a revision that could not be saved over', { revision: 2 ** 53 - 1 }],
  ['a first revision above a billion', { revision: 1_000_000_001 }],
  ['a text as version', { schemaVersion: '1' }],
  ['an unknown count', { counts: { readers: 2 } }],
  ['900 kB as count of goals', { counts: { goals: 'x'.repeat(900_000) } }],
  ['a negative count of gaps', { counts: { gaps: -1 } }],
]

/** Who saves, and whether they may. */
const savesOfMembers: readonly Attempt[] = (
  [
    ['stella', true],
    ['tina', true],
    ['tom', true],
    ['evan', false],
    ['nora', false],
    ['theo', false],
    ['otto', false],
    ['ruth', false],
    ['newcomer', false],
  ] as const
).map(([who, isAllowed]) => ({
  who,
  what: 'saves new needs',
  action: save(needs(who, 'new'), needsHeader('new')),
  isAllowed,
}))

const saved = (revision: number) => ({ [HOBBY]: { header: needsHeader('hobby', { revision }) } })

/** Of two saves over the same revision, the later one would overwrite the earlier one. */
const overlapping: readonly Attempt[] = [
  allowed(
    'stella',
    'saves needs over revision 2',
    save(HOBBY, needsHeader('hobby', { revision: 3 })),
    saved(2),
  ),
  refused(
    'stella',
    'saves needs over a revision that was saved over in the meantime',
    save(HOBBY, needsHeader('hobby', { revision: 2 })),
    saved(2),
  ),
  refused(
    'stella',
    'saves needs over a document that has taken the name',
    save(HOBBY, needsHeader('hobby', { revision: 3, uuid: 'needs-2' }), needsContent('needs-2')),
    saved(2),
  ),
  refused(
    'stella',
    'replaces the content of needs that have taken the name',
    save(HOBBY, needsHeader('hobby', { revision: 2, uuid: 'needs-2' })),
    { [HOBBY]: { header: needsHeader('hobby', { uuid: 'needs-2' }) } },
  ),
]

const strangers: readonly Attempt[] = (['carl', 'olga', 'stellaElsewhere', 'signedOut'] as const).flatMap(
  (who) => [
    refused(who, 'saves over Stella’s needs', save(HOBBY, needsHeader('hobby', { revision: 2 }))),
    refused(who, 'saves new needs of Stella', save(SPORT, needsHeader('sport'))),
    refused(who, 'reads the content of Stella’s needs', get(`${HOBBY}/data/needs`)),
    refused(who, 'deletes Stella’s needs', commit(deleting(HOBBY), deleting(`${HOBBY}/data/needs`))),
  ],
)

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
  allowed(
    'stella',
    'creates needs at a later revision',
    save(SPORT, needsHeader('sport', { revision: 7, counts: { goals: 9, studies: 2, gaps: 4 } })),
  ),
  ...(
    [
      [
        'with unknown keys in needs, a goal and a state',
        {
          ...needsContent(),
          goals: [{ id: 'g', layer: 'core', text: '', owner: 'Anna' }],
          states: [{ goalId: 'g', current: '', desired: '', conditions: '', importance: null, mood: 'calm' }],
          audience: 'team',
        },
      ],
      ['without goals', { uuid: 'needs-1' }],
    ] as const
  ).map(([what, content]) =>
    allowed(
      'stella',
      `saves content of needs ${what}`,
      save(HOBBY, needsHeader('hobby', { revision: 2 }), content),
    ),
  ),
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
  ...BAD_HEADERS.map(([what, more]) =>
    refused('stella', `creates needs with ${what}`, save(SPORT, needsHeader('sport', more))),
  ),
  ...BAD_CONTENT.map(([what, content]) =>
    refused(
      'stella',
      `saves content of needs ${what}`,
      save(HOBBY, needsHeader('hobby', { revision: 2 }), content),
    ),
  ),
  refused('stella', 'changes content of needs alone', set(`${HOBBY}/data/needs`, needsContent())),
  refused(
    'stella',
    'changes a field of content of needs alone',
    update(`${HOBBY}/data/needs`, { goals: [] }),
  ),
  refused('stella', 'creates content of needs alone', set(`${HOBBY}/data/needs`, needsContent()), {
    [`${HOBBY}/data/needs`]: null,
  }),
  refused(
    'stella',
    'changes content while the header of the needs is deleted',
    commit(setting(`${HOBBY}/data/needs`, needsContent()), deleting(HOBBY)),
  ),
  allowed('stella', 'saves new needs over content without a header', save(HOBBY, needsHeader('hobby')), {
    [HOBBY]: null,
  }),
  allowed('stella', 'deletes content of needs alone', remove(`${HOBBY}/data/needs`)),
  refused('stella', 'writes content without needs', set(`${SPORT}/data/needs`, needsContent())),
  refused(
    'stella',
    'writes content of other needs than the header of the same save',
    save(SPORT, needsHeader('sport', { uuid: 'needs-2' }), needsContent('needs-3')),
  ),
  refused('ruth', 'reads needs', get(needs('ruth'))),
  refused('ruth', 'reads content of needs', get(`${needs('ruth')}/data/needs`)),
  ...savesOfMembers,
  ...overlapping,
  ...strangers,
  ...readers,
]
