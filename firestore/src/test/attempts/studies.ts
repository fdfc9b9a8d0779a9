import { content, customRules, header } from '../people.ts'
import {
  type Attempt,
  allowed,
  commit,
  count,
  deleting,
  get,
  list,
  refused,
  remove,
  set,
  setting,
  update,
  type Who,
} from './Attempt.ts'

const member = (uid: string) => `domains/acme.test/users/${uid}`
const study = (uid: string, docName = 'garden') => `${member(uid)}/triangularis/${docName}`
const GARDEN = study('stella')
const BALCONY = study('stella', 'balcony')

const long = (size: number) => 'x'.repeat(size)

/** A save as the product writes it. */
const save = (path: string, saved: object, study: object = content()) =>
  commit(setting(path, { header: saved }), setting(`${path}/data/jtbd`, study))

const GOOD_NAMES = [
  long(128),
  '🚦'.repeat(64),
  '...',
  '__draft',
  'draft__',
  'a__b',
  'Straße 🚦',
  'a b',
  'a\u200bb',
]
const BAD_NAMES = [
  ['of 129 characters', long(129)],
  ['of 65 characters of two code units', '🚦'.repeat(65)],
  ['of two underscores', '__'],
  ['of three underscores', '___'],
  ['between double underscores', '__id7__'],
  ['that is blank', ' '],
  ['of a zero-width space', '\u200b'],
  ['of a Hangul filler', '\u3164'],
  ['of an empty Braille pattern', '\u2800'],
  ['with a line break', 'a\nb'],
  ['with a control character', 'a\u0085b'],
  ['that changes direction', 'a\u202eb'],
  ['with an isolate', 'a\u2066b\u2069'],
  ['with a direction mark', '\u200eplan'],
] as const

const COUNTS = [
  'jobSteps',
  'outcomeStatements',
  'rated',
  'goals',
  'states',
  'studies',
  'gaps',
  'errors',
  'warnings',
  'hints',
] as const

const BAD_HEADERS: readonly (readonly [string, object])[] = [
  ['no header', {}],
  ['a text as header', { header: 'balcony' }],
  ['an empty header', { header: {} }],
  ['900 kB next to the header', { header: header('balcony'), note: long(900_000) }],
  ...(
    [
      ['an unknown field', { colour: 'green' }],
      ['another name', { docName: 'garden' }],
      ['a number as uuid', { uuid: 7 }],
      ['a uuid of 129 characters', { uuid: long(129) }],
      ['null as time of creation', { createdAt: null }],
      ['41 characters as time of creation', { createdAt: long(41) }],
      ['a number as time', { updatedAt: 0 }],
      ['41 characters as time', { updatedAt: long(41) }],
      ['a revision that is not a number', { revision: Number.NaN }],
      ['a text as revision', { revision: '1' }],
      ['a negative revision', { revision: -1 }],
      ['a fractional revision', { revision: 1.5 }],
      ['a revision beyond all integers', { revision: 1e300 }],
      ['a revision that could not be saved over', { revision: 2 ** 53 - 1 }],
      ['a first revision above a billion', { revision: 1_000_000_001 }],
      ['a text as version', { schemaVersion: '1' }],
      ['a negative version', { schemaVersion: -1 }],
      ['a list as counts', { counts: [] }],
      ['an unknown count', { counts: { readers: 2 } }],
      ...COUNTS.map((name) => [`900 kB as count of ${name}`, { counts: { [name]: long(900_000) } }] as const),
    ] as const
  ).map(([what, more]) => [`${what} in the header`, { header: header('balcony', more) }] as const),
]

const job = content().jtbd
const BAD_CONTENT: readonly (readonly [string, object])[] = [
  ['without a job', { jobSteps: [] }],
  ['without a uuid', { jtbd: { userInput: 'Grow lettuce' } }],
  ['of another study', content('study-2')],
  ['with an unknown part', { ...content(), mood: 'calm' }],
  ['with a map of steps', { ...content(), jobSteps: {} }],
  ['with a text as parts that do not apply', { ...content(), notApplicable: 'all' }],
  ['with a list as survey', { ...content(), survey: [] }],
  ['with a map of initiatives', { ...content(), initiatives: {} }],
  ['with a text as the link to a needs document', { ...content(), needs: 'map' }],
  ['with a map of segments', { ...content(), segments: {} }],
  ['with a list as questionnaire', { ...content(), questionnaire: [] }],
  ...['executor', 'userInput', 'remarks', 'dismissals', 'verLexer', 'verPrompt'].map(
    (field) => [`with a number as ${field}`, { ...content(), jtbd: { ...job, [field]: 7 } }] as const,
  ),
]

const stored = (path: string, saved: object) => ({ [path]: { header: saved } })

const savesOfMembers: readonly Attempt[] = (
  [
    ['stella', true],
    ['tina', true],
    ['tom', true],
    ['ruthAgain', true],
    ['una', true],
    ['evan', false],
    ['nora', false],
    ['theo', false],
    ['otto', false],
    ['ruth', false],
    ['newcomer', false],
  ] as const
).map(([who, isAllowed]) => ({
  who,
  what: 'saves a new study',
  action: save(study(who === 'ruthAgain' ? 'ruth' : who, 'new'), header('new')),
  isAllowed,
}))

/** Records that give no access, whoever wrote them. */
const withoutAccess: readonly Attempt[] = (
  [
    ['without a membership', {}],
    ['of an unknown access type', { accessType: 'GOLD' }],
    ['with a text as end of the trial', { trialExpiresAt: 'some day' }],
    ['with a trial end in another form', { trialExpiresAt: '2999/01/01 00:00:00' }],
    ['with a trial end in another time zone', { trialExpiresAt: '2999-01-01T00:00:00+02:00' }],
    ['with a trial end on no date', { trialExpiresAt: '2999-02-31T00:00:00Z' }],
    ['with a number as end of the trial', { trialExpiresAt: 4_102_444_800 }],
  ] as const
).map(([what, record]) =>
  refused('newcomer', `with a record ${what} saves a study`, save(study('newcomer', 'new'), header('new')), {
    [member('newcomer')]: record,
  }),
)

/** What members who may not save can still do. */
const readers: readonly Attempt[] = (['evan', 'otto'] as const).flatMap((who) => [
  allowed(who, 'reads a study', get(study(who))),
  allowed(who, 'reads content', get(`${study(who)}/data/jtbd`)),
  allowed(who, 'lists the studies', list(`${member(who)}/triangularis`)),
  allowed(who, 'deletes a study', commit(deleting(study(who)), deleting(`${study(who)}/data/jtbd`))),
  refused(who, 'saves over a study', save(study(who), header('garden', { revision: 2 }))),
  refused(who, 'changes content', set(`${study(who)}/data/jtbd`, content())),
])

const rulesOf = (uid: string) => `${study(uid)}/config/customRules`
const BAD_RULES: readonly (readonly [string, object])[] = [
  ['of the same revision', customRules(1)],
  ['that skip a revision', customRules(3)],
  ['without a revision', { json: '{}', updatedAt: '' }],
  ['of 100,001 characters', customRules(2, long(100_001))],
  ['that are no text', { ...customRules(2), json: {} }],
  ['with an unknown field', { ...customRules(2), note: 'x' }],
  ['with a long time', { ...customRules(2), updatedAt: long(41) }],
]
const customRulesOfStudies: readonly Attempt[] = [
  allowed('tom', 'reads the rules of a study', get(rulesOf('tom'))),
  allowed('tom', 'saves them', set(rulesOf('tom'), customRules(2, long(100_000)))),
  allowed('tom', 'deletes them', remove(rulesOf('tom'))),
  allowed('tom', 'writes the first ones', set(rulesOf('tom'), customRules(1)), { [rulesOf('tom')]: null }),
  allowed('tom', 'saves over rules without a revision', set(rulesOf('tom'), customRules(1)), {
    [rulesOf('tom')]: { rules: {} },
  }),
  ...BAD_RULES.map(([what, rules]) => refused('tom', `saves rules ${what}`, set(rulesOf('tom'), rules))),
  refused(
    'tom',
    'writes first rules without a revision',
    set(rulesOf('tom'), { json: '{}', updatedAt: '' }),
    {
      [rulesOf('tom')]: null,
    },
  ),
  refused('tom', 'writes first rules with a negative revision', set(rulesOf('tom'), customRules(-1)), {
    [rulesOf('tom')]: null,
  }),
  allowed('theo', 'reads the rules of a study', get(rulesOf('theo'))),
  allowed('theo', 'deletes them', remove(rulesOf('theo'))),
  refused('theo', 'saves them without access', set(rulesOf('theo'), customRules(2))),
  refused('theo', 'writes the first ones without access', set(rulesOf('theo'), customRules(1)), {
    [rulesOf('theo')]: null,
  }),
  ...(['stella', 'tim'] as const).flatMap((who) => [
    refused(who, 'reads the rules of a study of theirs', get(rulesOf(who)), {
      [rulesOf(who)]: customRules(1),
    }),
    refused(who, 'saves them', set(rulesOf(who), customRules(2)), { [rulesOf(who)]: customRules(1) }),
    refused(who, 'writes the first ones', set(rulesOf(who), customRules(1)), { [rulesOf(who)]: null }),
    refused(who, 'deletes them', remove(rulesOf(who)), { [rulesOf(who)]: customRules(1) }),
  ]),
]

const STELLA: Who = 'stella'

export const studies: readonly Attempt[] = [
  allowed(STELLA, 'reads her study', get(GARDEN)),
  allowed(STELLA, 'reads its content', get(`${GARDEN}/data/jtbd`)),
  allowed(STELLA, 'checks whether a name is free', get(study('stella', 'free'))),
  allowed(STELLA, 'lists her studies', list(`${member('stella')}/triangularis`)),
  allowed(STELLA, 'counts her studies', count(`${member('stella')}/triangularis`)),
  refused(STELLA, 'lists the content of a study', list(`${GARDEN}/data`)),
  refused('ruth', 'reads a study after that sign-in was ended', get(study('ruth'))),
  refused('ruth', 'lists studies after that sign-in was ended', list(`${member('ruth')}/triangularis`)),
  refused('ruth', 'deletes a study after that sign-in was ended', remove(study('ruth'))),
  allowed('ruthAgain', 'reads a study', get(study('ruth'))),
  ...savesOfMembers,
  ...withoutAccess,
  ...readers,

  ...GOOD_NAMES.map((docName) =>
    allowed(STELLA, `saves a study named ${docName}`, save(study('stella', docName), header(docName))),
  ),
  ...BAD_NAMES.map(([what, docName]) =>
    refused(STELLA, `saves a study with a name ${what}`, save(study('stella', docName), header(docName))),
  ),
  allowed(STELLA, 'creates a study at a later revision', save(BALCONY, header('balcony', { revision: 7 }))),
  allowed(
    STELLA,
    'creates a study at the last first revision',
    save(BALCONY, header('balcony', { revision: 1_000_000_000 })),
  ),
  allowed(
    STELLA,
    'saves over the last first revision',
    save(GARDEN, header('garden', { revision: 1_000_000_001 })),
    stored(GARDEN, header('garden', { revision: 1_000_000_000 })),
  ),
  allowed(
    STELLA,
    'renames a study that was not upgraded',
    save(
      BALCONY,
      header('balcony', { revision: 0, schemaVersion: 0, createdAt: '', updatedAt: '', counts: {} }),
    ),
  ),
  allowed(
    STELLA,
    'saves a study that was checked',
    save(
      BALCONY,
      header('balcony', {
        counts: { jobSteps: 1, outcomeStatements: 2, rated: 1, errors: 0, warnings: 1, hints: 3 },
      }),
    ),
  ),
  ...BAD_HEADERS.map(([what, data]) => refused(STELLA, `creates a study with ${what}`, set(BALCONY, data))),
  refused(STELLA, 'empties a header', set(GARDEN, { header: {} })),
  refused(STELLA, 'removes a header', set(GARDEN, {})),

  allowed(STELLA, 'saves over her study', save(GARDEN, header('garden', { revision: 2 }))),
  ...(
    [
      ['without a new revision', {}],
      ['that skips a revision', { revision: 3 }],
      ['that decrements the revision', { revision: 0 }],
      ['that has another uuid', { revision: 2, uuid: 'study-2' }],
      ['with an unknown field in the header', { revision: 2, colour: 'green' }],
    ] as const
  ).map(([what, more]) =>
    refused(
      STELLA,
      `writes a save ${what}`,
      save(GARDEN, header('garden', more), content(header('', more).uuid)),
    ),
  ),
  ...(
    [
      ['no header', {}],
      ['a header without revision', { header: { docName: 'garden', uuid: 'study-1' } }],
      ['a header without uuid', { header: { docName: 'garden', revision: 0 } }],
    ] as const
  ).map(([what, document]) =>
    allowed(STELLA, `saves over a document with ${what}`, save(GARDEN, header('garden')), {
      [GARDEN]: document,
    }),
  ),
  refused(
    STELLA,
    'saves over a revision that is a text',
    save(GARDEN, header('garden')),
    stored(GARDEN, { docName: 'garden', revision: 'x' }),
  ),

  ...(
    [
      ['with a job only', { jtbd: { uuid: 'study-1' } }],
      [
        'with unknown keys in the job and in a step',
        { jtbd: { ...job, mood: 'calm' }, jobSteps: [{ uuid: 's', owner: 'Anna' }] },
      ],
      [
        'with optional parts',
        {
          jtbd: { ...job, dismissals: [], verLexer: '1', verPrompt: '1' },
          jobSteps: [],
          notApplicable: [],
          survey: { respondents: 3 },
          needs: { uuid: 'map', docName: 'City travel', goalId: 'core' },
          initiatives: [{ id: 'i1', name: 'Route planner', owner: '', effort: null, effects: [] }],
          segments: [],
          questionnaire: {
            screeners: [],
            isShuffled: true,
            mostOutcomes: 40,
            translations: [
              {
                language: 'de',
                texts: { 'question importance': 'Wie wichtig?' },
                originals: { 'question importance': 'How important?' },
              },
            ],
          },
        },
      ],
    ] as const
  ).map(([what, data]) =>
    allowed(STELLA, `saves content ${what}`, save(GARDEN, header('garden', { revision: 2 }), data)),
  ),
  ...BAD_CONTENT.map(([what, data]) =>
    refused(STELLA, `saves content ${what}`, save(GARDEN, header('garden', { revision: 2 }), data)),
  ),
  refused(STELLA, 'writes content without a header', set(`${BALCONY}/data/jtbd`, content())),
  refused(STELLA, 'changes content alone', set(`${GARDEN}/data/jtbd`, content())),
  refused(STELLA, 'changes a field of content alone', update(`${GARDEN}/data/jtbd`, { survey: {} })),
  refused(STELLA, 'creates content alone', set(`${GARDEN}/data/jtbd`, content()), {
    [`${GARDEN}/data/jtbd`]: null,
  }),
  refused(
    STELLA,
    'changes content while its header is deleted',
    commit(setting(`${GARDEN}/data/jtbd`, content()), deleting(GARDEN)),
  ),
  refused(
    STELLA,
    'changes content with the header of another study',
    commit(
      setting(`${GARDEN}/data/jtbd`, content()),
      setting(BALCONY, { header: header('balcony', { uuid: 'study-2' }) }),
    ),
  ),
  allowed(STELLA, 'saves a new study over content without a header', save(GARDEN, header('garden')), {
    [GARDEN]: null,
  }),
  allowed(
    STELLA,
    'saves a header whose content stays',
    set(GARDEN, { header: header('garden', { revision: 2 }) }),
  ),
  allowed(STELLA, 'deletes content alone', remove(`${GARDEN}/data/jtbd`)),
  refused(
    STELLA,
    'writes content of another study than the header of the same save',
    save(BALCONY, header('balcony', { uuid: 'study-2' }), content('study-3')),
  ),
  ...customRulesOfStudies,
]
