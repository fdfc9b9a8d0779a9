import { Bytes, serverTimestamp } from 'firebase/firestore/lite'
import {
  type Action,
  type Attempt,
  allowed,
  commit,
  deleting,
  set,
  setting,
  update,
  type Who,
  type Write,
} from './attempts/Attempt.ts'
import { ANSWER, content, customRules, header, MESSAGE, needsContent, SESSION } from './people.ts'

/** An attempt with the number of expressions that its most expensive document evaluates. */
export interface WorstCase {
  readonly attempt: Attempt
  readonly count: number
}

const TIME = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-02T00:00:00.000Z'
const long = (size: number) => 'x'.repeat(size)
const keyed = <Value>(count: number, value: (index: number) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`key${index}`, value(index)]))

const COUNTS = Object.fromEntries(
  [
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
  ].map((name) => [name, 7]),
)

interface Save {
  readonly uid: string
  readonly collection: 'triangularis' | 'jtbd_needs'
  readonly docName: string
  readonly uuid: string
  readonly revision: number
}

/** The writes of a save: header, content and version. */
function saving({ uid, collection, docName, uuid, revision }: Save): readonly Write[] {
  const isStudy = collection === 'triangularis'
  const member = `domains/acme.test/users/${uid}`
  const path = `${member}/${collection}/${docName}`
  const stored = isStudy
    ? {
        ...content(uuid),
        notApplicable: [],
        survey: {},
        needs: {},
        initiatives: [],
        segments: [],
        questionnaire: {},
      }
    : { ...needsContent(uuid), vertical: long(200) }
  const versions = `${member}/${isStudy ? 'studyVersions' : 'needsVersions'}/${uuid}`
  return [
    setting(path, { header: header(docName, { uuid, revision, counts: COUNTS }) }),
    setting(`${path}/data/${isStudy ? 'jtbd' : 'needs'}`, stored),
    setting(`${versions}/saves/${revision}`, {
      docName,
      revision,
      savedAt: LATER,
      counts: COUNTS,
      content: stored,
    }),
  ]
}

/** A document of Tina, who is on a trial, and its life. */
const TINA = 'domains/acme.test/users/tina'
const STUDY: Save = { uid: 'tina', collection: 'triangularis', docName: long(128), uuid: 'u1', revision: 1 }
const NEEDS: Save = { ...STUDY, collection: 'jtbd_needs' }
const LIFE = setting(`${TINA}/studyVersions/u1`, { removedAt: null, revision: 1 })
const stored = ({ collection, docName, uuid }: Save, revision = 1) => ({
  [`${TINA}/${collection}/${docName}`]: { header: header(docName, { uuid, revision, counts: COUNTS }) },
})
const removing = (count: number) =>
  Array.from({ length: count }, (_none, index) => deleting(`${TINA}/studyVersions/u1/saves/${index}`))

/** Tina with access to the coach. */
const TINA_WITH_COACH = {
  [TINA]: {
    trialExpiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    globalConfig: { hasVCAccess: true },
  },
}
const coach = (path: string) => `${TINA}/siaStudies/study-1/sessions/${path}`
const decisions = keyed(40, (index) => ({ kind: 'accepted', text: `Text ${index}` }))

const PROFILE = {
  firstName: long(200),
  lastName: long(200),
  name: long(401),
  title: long(200),
  organization: long(200),
  photoUrl: `data:image/png;base64,${'A'.repeat(90_000)}`,
  checklistProgress: Array.from({ length: 90 }, () => long(10)),
  cookiePreferences: { functionalInsights: true, version: 1, decidedAt: TIME },
  eventReminders: false,
  hasDoneFirstRun: true,
  timeZone: 'America/Argentina/Buenos_Aires',
  hourCycle: 'h23',
}
const SURVEY = {
  id: long(128),
  first: 1,
  chunks: 20,
  scale: 'zeroToTen',
  respondents: 10_000,
  outcomes: 300,
  screeners: Array.from({ length: 50 }, () => long(200)),
  importedAt: TIME,
}
/** The id of an event may be of today, yesterday or tomorrow, which is compared last. */
const tomorrow = new Date(Date.now() + 86_400_000)
const analyticsId = `stella.${tomorrow.getUTCFullYear()}-${tomorrow.getUTCMonth() + 1}-${tomorrow.getUTCDate()}.007`

const recording = (parameter: unknown) =>
  set(`system/monitoring/analytics/${analyticsId}`, {
    event: long(100),
    description: long(1_000),
    event_params: keyed(20, () => parameter),
    build_version: long(50),
    major_version: 19,
    minor_version: 2,
    uid: 'stella',
    email: 'stella@acme.test',
    domain: 'acme.test',
    timestamp: serverTimestamp(),
  })
const CONSENT = {
  'domains/acme.test/users/stella': { cookiePreferences: { functionalInsights: true } },
}

const row = (
  count: number,
  who: Who,
  what: string,
  action: Action,
  before?: Attempt['stored'],
): WorstCase => ({ count, attempt: allowed(who, what, action, before) })

/** The most expensive request of each kind, as the product sends it, and the documents before it. */
export const WORST_CASES: readonly WorstCase[] = [
  row(537, 'tina', 'saves a new study on a trial', commit(...saving(STUDY), LIFE)),
  row(564, 'tina', 'saves a study again', commit(...saving({ ...STUDY, revision: 2 }), LIFE), stored(STUDY)),
  row(
    564,
    'tina',
    'saves a study for the 101st time',
    commit(...saving({ ...STUDY, revision: 101 }), LIFE, ...removing(1)),
    stored(STUDY, 100),
  ),
  row(
    537,
    'tina',
    'renames a study',
    commit(
      ...saving({ ...STUDY, docName: 'roof', revision: 2 }),
      LIFE,
      deleting(`${TINA}/triangularis/${STUDY.docName}/data/jtbd`),
      deleting(`${TINA}/triangularis/${STUDY.docName}`),
    ),
    stored(STUDY),
  ),
  row(54, 'tina', 'deletes 101 versions', commit(...removing(101))),
  row(
    116,
    'tina',
    'deletes a study',
    commit(
      deleting(`${TINA}/triangularis/${STUDY.docName}`),
      setting(`${TINA}/studyVersions/u1`, { removedAt: TIME, revision: 1 }),
    ),
    stored(STUDY),
  ),
  row(194, 'tina', 'names a version', update(`${TINA}/studyVersions/u1/saves/1`, { name: long(100) }), {
    [`${TINA}/studyVersions/u1/saves/1`]: { revision: 1 },
  }),
  row(
    422,
    'tina',
    'adds a chunk of answers',
    commit(
      setting(`${TINA}/studyRespondents/u1/chunks/21`, {
        bytes: Bytes.fromUint8Array(new Uint8Array(900_000)),
      }),
      setting(`${TINA}/studyRespondents/u1`, {
        current: SURVEY,
        pending: { id: 'two', first: 21, chunks: 1 },
      }),
    ),
    { [`${TINA}/studyRespondents/u1`]: { current: SURVEY, pending: { id: 'two', first: 21, chunks: 0 } } },
  ),
  row(
    353,
    'tina',
    'replaces answers by others',
    commit(
      ...Array.from({ length: 20 }, (_none, at) => deleting(`${TINA}/studyRespondents/u1/chunks/${at + 1}`)),
      setting(`${TINA}/studyRespondents/u1`, { current: { ...SURVEY, first: 21 }, pending: null }),
    ),
    { [`${TINA}/studyRespondents/u1`]: { current: SURVEY, pending: { id: 'two', first: 21, chunks: 20 } } },
  ),
  row(537, 'tina', 'saves new needs', commit(...saving(NEEDS))),
  row(564, 'tina', 'saves needs again', commit(...saving({ ...NEEDS, revision: 2 })), stored(NEEDS)),
  row(330, 'tina', 'saves a profile with the longest texts', update(TINA, PROFILE)),
  row(
    304,
    'tina',
    'starts a session',
    set(coach('s2'), { ...SESSION, title: long(200), removedAt: TIME, needsUuid: long(128) }),
    TINA_WITH_COACH,
  ),
  row(
    311,
    'tina',
    'renames a session',
    update(coach('s1'), { title: long(200), removedAt: TIME, needsUuid: long(128) }),
    {
      ...TINA_WITH_COACH,
      [coach('s1')]: SESSION,
    },
  ),
  row(
    272,
    'tina',
    'writes a message',
    set(coach('s1/messages/m2'), { ...MESSAGE, text: long(4_000), parentId: long(128) }),
    TINA_WITH_COACH,
  ),
  row(
    320,
    'tina',
    'decides about the last of 40 proposals',
    update(coach('s1/messages/a1'), {
      decisions: { ...decisions, key39: { kind: 'rejected', text: long(4_000) } },
    }),
    { ...TINA_WITH_COACH, [coach('s1/messages/a1')]: { ...ANSWER, decisions } },
  ),
  row(
    297,
    'tina',
    'registers with 50 answers',
    set(`${TINA}/liveEvents/e1`, {
      referencedEventDocId: 'e1',
      zoomId: long(128),
      zoomUUID: long(128),
      registrationStatus: 'pending',
      waitlist: true,
      answers: keyed(50, () => long(180)),
    }),
  ),
  row(
    123,
    'tina',
    'notes how far a recording was watched',
    set(`${TINA}/eventProgress/e2`, {
      done: ['preCourse', 'preModule', 'preTool'],
      position: 999_999,
      updatedAt: TIME,
    }),
  ),
  row(
    127,
    'stella',
    'asks for a checkout',
    set('customers/stella/checkout_sessions/current', {
      price: 'price_2',
      success_url: 'http://localhost:3000/',
      cancel_url: 'http://localhost:3000/auth/plan',
      allow_promotion_codes: true,
      confirms_student: true,
    }),
  ),
  row(719, 'stella', 'records an event with 20 texts', recording(long(100)), CONSENT),
  row(699, 'stella', 'records an event with 20 numbers', recording(7), CONSENT),
  row(
    138,
    'tom',
    'saves the rules of the organization',
    set('domains/acme.test/config/customRules', customRules(2, long(100_000))),
  ),
  row(
    207,
    'tom',
    'saves the rules of a study',
    set('domains/acme.test/users/tom/triangularis/garden/config/customRules', customRules(2, long(100_000))),
  ),
  row(
    670,
    'tom',
    'stores 40 instructors',
    update('liveEventsModule/events', {
      instructors: Array.from({ length: 40 }, (_none, index) => ({
        id: `i${index}`,
        name: 'Ada',
        photoUrl: '',
        lines: [],
      })),
    }),
  ),
  row(
    184,
    'tom',
    'edits an event',
    update('liveEventsModule/events/syncedEvents/e2', {
      status: 'published',
      category: long(100),
      instructor: long(128),
      preCourse: long(300),
      preModule: long(300),
      preTool: long(300),
      vimeoId: long(300),
    }),
  ),
]
