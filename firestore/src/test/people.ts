const DAY = 86_400_000
const isoIn = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** Time of the sign-in of tokens without another one, in seconds since 1970. */
export const SIGNED_IN_AT = 1_000

const token = (email: string, more: object = {}) => ({
  email,
  email_verified: true,
  auth_time: SIGNED_IN_AT,
  ...more,
})

/** Test users. Their claims are those of their token. */
export const PEOPLE = {
  /** Paying member. */
  stella: { uid: 'stella', claims: token('stella@acme.test') },
  /** Another paying member of the same domain. */
  carl: { uid: 'carl', claims: token('carl@acme.test') },
  /** A paying member of another domain. */
  olga: { uid: 'olga', claims: token('olga@other.test') },
  /** Stella's uid with an e-mail address of another domain. */
  stellaElsewhere: { uid: 'stella', claims: token('stella@other.test') },
  /** On a trial that has not ended. */
  tina: { uid: 'tina', claims: token('tina@acme.test') },
  /** On a trial that has ended. */
  evan: { uid: 'evan', claims: token('evan@acme.test') },
  /** Never subscribed. */
  nora: { uid: 'nora', claims: token('nora@acme.test') },
  /** Paying member and tools admin, with an upper-case e-mail. */
  tom: { uid: 'tom', claims: token('Tom@ACME.test', { liveEventsAdmin: true }) },
  /** A tools admin without a record. */
  tomElsewhere: { uid: 'tom', claims: token('tom@nowhere.test', { liveEventsAdmin: true }) },
  /** Has the admin claim as text, which does not count. */
  tim: { uid: 'tim', claims: token('tim@acme.test', { liveEventsAdmin: 'true' }) },
  /** A tools admin whose membership has ended. */
  theo: { uid: 'theo', claims: token('theo@acme.test', { liveEventsAdmin: true }) },
  /** Signed in, but without a record. */
  newcomer: { uid: 'newcomer', claims: token('newcomer@acme.test') },
  /** Has signed up with an address of the domain that is not confirmed. */
  una: { uid: 'una', claims: token('una@acme.test', { email_verified: false }) },
  /** Has ended all sign-ins, this one included. */
  ruth: { uid: 'ruth', claims: token('ruth@acme.test') },
  /** Ruth, signed in again since then. */
  ruthAgain: { uid: 'ruth', claims: token('ruth@acme.test', { auth_time: SIGNED_IN_AT + 1 }) },
  /** Stores more than the quota. */
  otto: { uid: 'otto', claims: token('otto@acme.test') },
  /** Paying member with access to the coach. */
  vera: { uid: 'vera', claims: token('vera@acme.test') },
  /** Has access to the coach, but no membership. */
  vito: { uid: 'vito', claims: token('vito@acme.test') },
  /** Signed in without an e-mail. */
  anonymous: { uid: 'anonymous', claims: {} },
} as const
export type Person = keyof typeof PEOPLE

/** Users without access to Stella's documents. */
export const NOT_STELLA: readonly (Person | 'signedOut')[] = ['carl', 'olga', 'tom', 'anonymous', 'signedOut']

const record = (uid: string, email: string, membership: object) => ({
  id: uid,
  email,
  name: uid,
  isAdmin: false,
  createdAt: isoIn(-100),
  subscriptionExpiresAt: '',
  trialExpiresAt: '',
  accessType: 'NONE',
  affSvcSynced: false,
  cookiePreferences: null,
  checklistProgress: [],
  ...membership,
})
const STANDARD = { accessType: 'STANDARD' }
const COACH = { globalConfig: { hasVCAccess: true } }

export const header = (docName: string, more: object = {}) => ({
  docName,
  uuid: 'study-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  schemaVersion: 1,
  counts: { jobSteps: 0, outcomeStatements: 0 },
  ...more,
})

export const content = (uuid = 'study-1') => ({
  jtbd: { uuid, executor: '', userInput: '', remarks: [] },
  jobSteps: [],
})

const TIME = '2026-01-01T00:00:00.000Z'
export const SESSION = { title: 'First', createdAt: TIME, updatedAt: TIME, removedAt: null, needsUuid: null }
export const MESSAGE = { role: 'member', text: 'Hello', createdAt: TIME, parentId: null }
/** As the server writes it. */
export const ANSWER = {
  role: 'coach',
  text: 'Who does the job?',
  createdAt: TIME,
  parentId: 'm1',
  status: 'growing',
  growsUntil: TIME,
  by: 'rules',
  verPrompt: '',
  notice: null,
  choices: [],
  proposals: [],
  decisions: {},
  stopRequested: false,
  state: '',
}
export const customRules = (revision: number, json = '{}') => ({ json, revision, updatedAt: TIME })
export const needsContent = (uuid = 'needs-1') => ({ uuid, goals: [], vertical: '', states: [] })

/** What the server stores about checkouts, as the seed does. */
const CHECKOUT_SETTINGS = {
  prices: ['price_1', 'price_2'],
  successUrls: ['http://localhost:3000/'],
  cancelUrls: ['http://localhost:3000/auth/plan'],
}

const studyOf = (uid: string, domain = 'acme.test') => {
  const path = `domains/${domain}/users/${uid}/triangularis/garden`
  return {
    [path]: { header: header('garden') },
    [`${path}/data/jtbd`]: content(),
    [`${path}/config/customRules`]: customRules(1),
    [`domains/${domain}/users/${uid}/siaStudies/study-1`]: { updatedAt: TIME },
    [`domains/${domain}/users/${uid}/siaStudies/study-1/sessions/s1`]: SESSION,
    [`domains/${domain}/users/${uid}/siaStudies/study-1/sessions/s1/messages/m1`]: MESSAGE,
    [`domains/${domain}/users/${uid}/siaStudies/study-1/sessions/s1/messages/a1`]: ANSWER,
  }
}

/** Documents stored before each test. */
export const DOCUMENTS: { readonly [path: string]: object } = {
  'domains/acme.test/users/stella': record('stella', 'stella@acme.test', STANDARD),
  'domains/acme.test/users/carl': record('carl', 'carl@acme.test', STANDARD),
  'domains/other.test/users/olga': record('olga', 'olga@other.test', STANDARD),
  'domains/other.test/users/stella': record('stella', 'stella@other.test', STANDARD),
  'domains/acme.test/users/tina': record('tina', 'tina@acme.test', { trialExpiresAt: isoIn(3) }),
  'domains/acme.test/users/evan': record('evan', 'evan@acme.test', { trialExpiresAt: isoIn(-1) }),
  'domains/acme.test/users/nora': record('nora', 'nora@acme.test', { accessType: 'NEVER_SUBSCRIBED' }),
  // Has the form of older records of the server.
  'domains/acme.test/users/tom': record('tom', 'tom@acme.test', { ...STANDARD, id: 'member-7' }),
  'domains/acme.test/users/tim': record('tim', 'tim@acme.test', STANDARD),
  'domains/acme.test/users/theo': record('theo', 'theo@acme.test', {}),
  'domains/acme.test/users/una': record('una', 'una@acme.test', STANDARD),
  'domains/acme.test/users/ruth': record('ruth', 'ruth@acme.test', {
    ...STANDARD,
    validSince: SIGNED_IN_AT + 1,
  }),
  'domains/acme.test/users/otto': record('otto', 'otto@acme.test', { ...STANDARD, overQuota: true }),
  'domains/acme.test/users/vera': record('vera', 'vera@acme.test', { ...STANDARD, ...COACH }),
  'domains/acme.test/users/vito': record('vito', 'vito@acme.test', COACH),
  ...studyOf('stella'),
  ...studyOf('evan'),
  ...studyOf('tom'),
  ...studyOf('theo'),
  ...studyOf('olga', 'other.test'),
  ...studyOf('ruth'),
  ...studyOf('otto'),
  ...studyOf('vera'),
  ...studyOf('vito'),
  'domains/acme.test/users/stella/jtbd_needs/hobby': {
    header: header('hobby', { uuid: 'needs-1', counts: { goals: 0 } }),
  },
  'domains/acme.test/users/stella/jtbd_needs/hobby/data/needs': needsContent(),
  'domains/acme.test/users/stella/studyVersions/study-1': { removedAt: null, revision: 0 },
  'domains/acme.test/users/stella/studyVersions/study-1/saves/1': {
    docName: 'garden',
    revision: 1,
    savedAt: TIME,
    counts: header('').counts,
    content: content(),
  },
  'domains/acme.test/users/stella/needsVersions/needs-1': { removedAt: null, revision: 0 },
  'domains/acme.test/users/stella/liveEvents/r1': {
    referencedEventDocId: 'e1',
    registrationStatus: 'approved',
  },
  'domains/acme.test/users/stella/eventProgress/e2': { done: ['preTool'], position: 12.5, updatedAt: TIME },
  'domains/acme.test/config/customRules': customRules(1),
  'system/checkout': CHECKOUT_SETTINGS,
  'liveEventsModule/events': { instructors: ['Ada'] },
  'liveEventsModule/events/syncedEvents/e1': { topic: 'Open', status: 'published', startTime: '2026-12-01' },
  'liveEventsModule/events/syncedEvents/e2': {
    topic: 'Draft',
    status: 'unpublished',
    startTime: '2026-12-02',
  },
  'liveEventsModule/events/listedEvents/e1': { topic: 'Open', status: 'published' },
  'liveEventsModule/events/registrants/e1': { unregisteredRegistrants: [] },
  'customers/stella': { stripeId: 'cus_1', hasActiveSubscription: false },
  'customers/carl': { stripeId: 'cus_2', hasActiveSubscription: true },
  'customers/tina': { stripeId: 'cus_3' },
  'customers/stella/checkout_sessions/c1': { url: 'https://pay.test' },
  'customers/stella/subscriptions/s1': { status: 'active' },
  'products/p1': { name: 'Membership' },
  'products/p1/prices/price_1': { unit_amount: 100 },
  'system/monitoring/analytics/a1': { uid: 'stella', event: 'open' },
}
