const DAY = 86_400_000
const isoIn = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** Test users. Their claims are those of their token. */
export const PEOPLE = {
  /** Paying member. */
  stella: { uid: 'stella', claims: { email: 'stella@acme.test' } },
  /** Another paying member of the same domain. */
  carl: { uid: 'carl', claims: { email: 'carl@acme.test' } },
  /** A paying member of another domain. */
  olga: { uid: 'olga', claims: { email: 'olga@other.test' } },
  /** On a trial that has not ended. */
  tina: { uid: 'tina', claims: { email: 'tina@acme.test' } },
  /** On a trial that has ended. */
  evan: { uid: 'evan', claims: { email: 'evan@acme.test' } },
  /** Never subscribed. */
  nora: { uid: 'nora', claims: { email: 'nora@acme.test' } },
  /** Paying member and tools admin, with an upper-case e-mail. */
  tom: { uid: 'tom', claims: { email: 'Tom@ACME.test', liveEventsAdmin: true } },
  /** Has the admin claim as text, which does not count. */
  tim: { uid: 'tim', claims: { email: 'tim@acme.test', liveEventsAdmin: 'true' } },
  /** A tools admin whose membership has ended. */
  theo: { uid: 'theo', claims: { email: 'theo@acme.test', liveEventsAdmin: true } },
  /** Signed in, but without a record. */
  newcomer: { uid: 'newcomer', claims: { email: 'newcomer@acme.test' } },
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

const studyOf = (uid: string, domain = 'acme.test') => {
  const path = `domains/${domain}/users/${uid}/triangularis/garden`
  return {
    [path]: { header: header('garden') },
    [`${path}/data/jtbd`]: content(),
    [`${path}/config/customRules`]: { rules: [] },
    [`${path}/siaSessions/s1`]: { title: 'First' },
    [`${path}/siaSessions/s1/messages/m1`]: { text: 'Hello' },
  }
}

/** Documents stored before each test. */
export const DOCUMENTS: { readonly [path: string]: object } = {
  'domains/acme.test/users/stella': record('stella', 'stella@acme.test', STANDARD),
  'domains/acme.test/users/carl': record('carl', 'carl@acme.test', STANDARD),
  'domains/other.test/users/olga': record('olga', 'olga@other.test', STANDARD),
  'domains/acme.test/users/tina': record('tina', 'tina@acme.test', { trialExpiresAt: isoIn(3) }),
  'domains/acme.test/users/evan': record('evan', 'evan@acme.test', { trialExpiresAt: isoIn(-1) }),
  'domains/acme.test/users/nora': record('nora', 'nora@acme.test', { accessType: 'NEVER_SUBSCRIBED' }),
  // Has the form of older records of the server.
  'domains/acme.test/users/tom': record('tom', 'tom@acme.test', { ...STANDARD, id: 'member-7' }),
  'domains/acme.test/users/tim': record('tim', 'tim@acme.test', STANDARD),
  'domains/acme.test/users/theo': record('theo', 'theo@acme.test', {}),
  ...studyOf('stella'),
  ...studyOf('evan'),
  ...studyOf('tom'),
  ...studyOf('theo'),
  ...studyOf('olga', 'other.test'),
  'domains/acme.test/users/stella/jtbd_needs/hobby': {
    uuid: 'n1',
    docName: 'hobby',
    goals: [],
    vertical: '',
    states: [],
  },
  'domains/acme.test/users/stella/liveEvents/r1': {
    referencedEventDocId: 'e1',
    registrationStatus: 'approved',
  },
  'domains/acme.test/config/customRules': { json: '{}', revision: 1 },
  'liveEventsModule/events': { instructors: ['Ada'] },
  'liveEventsModule/events/syncedEvents/e1': { topic: 'Open', status: 'published', startTime: '2026-12-01' },
  'liveEventsModule/events/syncedEvents/e2': {
    topic: 'Draft',
    status: 'unpublished',
    startTime: '2026-12-02',
  },
  'liveEventsModule/events/registrants/e1': { unregisteredRegistrants: [] },
  'customers/stella': { stripeId: 'cus_1' },
  'customers/stella/checkout_sessions/c1': { url: 'https://pay.test' },
  'customers/stella/subscriptions/s1': { status: 'active' },
  'products/p1': { name: 'Membership' },
  'products/p1/prices/price_1': { unit_amount: 100 },
  'system/monitoring/analytics/a1': { uid: 'stella', event: 'open' },
}
