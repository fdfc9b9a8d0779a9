import {
  type Attempt,
  allowed,
  commit,
  get,
  list,
  refused,
  remove,
  set,
  update,
  updating,
} from './Attempt.ts'

const TIME = '2026-01-01T00:00:00.000Z'
const EVENTS = 'liveEventsModule/events'
const SYNCED = `${EVENTS}/syncedEvents`
const LISTED = `${EVENTS}/listedEvents`
const REGISTRANTS = `${EVENTS}/registrants`
const registrations = (uid: string) => `domains/acme.test/users/${uid}/liveEvents`

const REQUEST = { referencedEventDocId: 'e1', zoomId: '1', zoomUUID: 'u1', registrationStatus: 'pending' }
const { registrationStatus: _status, ...withoutStatus } = REQUEST
/** One letter for each of so many questions. */
const manyAnswers = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_none, at) => [`q${at}`, 'x']))
const BAD_REQUESTS: readonly (readonly [string, object])[] = [
  ['as approved', { ...REQUEST, registrationStatus: 'approved' }],
  ['without a status', withoutStatus],
  ['with a link', { ...REQUEST, personalJoinURL: 'https://zoom.test/me' }],
  ['with an empty link', { ...REQUEST, personalJoinURL: '' }],
  ['with its status alone', { registrationStatus: 'pending' }],
  ['with an unknown field', { ...REQUEST, reminder: true }],
  ['as waitlisted', { ...REQUEST, registrationStatus: 'waitlisted' }],
  ['with a position', { ...REQUEST, waitlist: true, waitlistPosition: 1 }],
  ['with a text for the waitlist', { ...REQUEST, waitlist: 'yes' }],
  ['with a reason of the host', { ...REQUEST, denialReason: 'None' }],
  ['with a time to decline', { ...REQUEST, declineUntil: TIME }],
  ['with a list of answers', { ...REQUEST, answers: ['Berlin'] }],
  ['with a number as an answer', { ...REQUEST, answers: { city: 1 } }],
  ['with nothing as an answer', { ...REQUEST, answers: { city: null } }],
  ['with a map as an answer', { ...REQUEST, answers: { city: { name: 'Berlin' } } }],
  ['with 51 answers', { ...REQUEST, answers: manyAnswers(51) }],
  ['with 10,001 characters of answers', { ...REQUEST, answers: { q: 'x'.repeat(10_000) } }],
  ...['referencedEventDocId', 'zoomId', 'zoomUUID'].flatMap(
    (field): readonly (readonly [string, object])[] => [
      [`with a number as ${field}`, { ...REQUEST, [field]: 1 }],
      [`with 900 kB as ${field}`, { ...REQUEST, [field]: 'x'.repeat(900_000) }],
    ],
  ),
]

const progress = (uid: string) => `domains/acme.test/users/${uid}/eventProgress`
const PROGRESS = { done: ['preCourse', 'preModule', 'preTool'], position: 754.5, updatedAt: TIME }
const BAD_PROGRESS: readonly (readonly [string, object])[] = [
  ['with an unknown field', { ...PROGRESS, watched: true }],
  ['without ticks', { position: 0, updatedAt: TIME }],
  ['with ticks as text', { ...PROGRESS, done: 'preCourse' }],
  ['with ticks as a map', { ...PROGRESS, done: { preCourse: true } }],
  ['with an unknown tick', { ...PROGRESS, done: ['preCourse', 'preParty'] }],
  ['with a tick twice', { ...PROGRESS, done: ['preCourse', 'preCourse', 'preModule', 'preTool'] }],
  ['without a position', { done: [], updatedAt: TIME }],
  ['with a position as text', { ...PROGRESS, position: '1' }],
  ['with a position before the start', { ...PROGRESS, position: -1 }],
  ['with a position of days', { ...PROGRESS, position: 1_000_000 }],
  ['without a time', { done: [], position: 0 }],
  ['with a time of 900 kB', { ...PROGRESS, updatedAt: 'x'.repeat(900_000) }],
]

const SYNC = 'liveEventsModule/sync'
const INSTRUCTOR = { id: 'ada', name: 'Ada', photoUrl: '', lines: ['Leads the webinars.'] }
const instructors = (count: number) => Array.from({ length: count }, () => INSTRUCTOR)
/** A list of instructors whose entry at an index is malformed. */
const spoiled = (index: number, entry: unknown) =>
  instructors(40).map((each, at) => (at === index ? entry : each))

const EDIT = {
  status: 'unpublished',
  category: 'Method',
  instructor: 'ada',
  preCourse: '/courses/1',
  preModule: 'Interviews',
  preTool: '/outcome-validation',
  vimeoId: 'https://vimeo.com/1/a',
}
/** Longest texts of what tools admins edit. */
const LIMITS = { category: 100, instructor: 128, preCourse: 300, preModule: 300, preTool: 300, vimeoId: 300 }

/** Changes of an event that nobody may make, together with one that tools admins may make. */
const BAD_EDITS: readonly (readonly [string, object])[] = [
  ['to a third status', { status: 'draft' }],
  ['to a number as status', { status: 1 }],
  ['of its topic', { topic: 'Mine' }],
  ['of its time', { startTime: '2027-01-01', duration: 10 }],
  ['of its link', { joinURL: 'https://evil.test' }],
  ['of its state', { state: 'cancelled' }],
  ['of its places', { capacity: 1 }],
  ['of what is full', { isFull: false }],
  ['of its questions', { questions: [] }],
  ['with an unknown field', { colour: 'red' }],
  ['to half a number as video', { vimeoId: 1.5 }],
  ...Object.entries(LIMITS).flatMap(([field, limit]): readonly (readonly [string, object])[] => [
    [`to a list as ${field}`, { [field]: [] }],
    [`to ${limit + 1} characters as ${field}`, { [field]: 'x'.repeat(limit + 1) }],
  ]),
]

/** What tools admins edit, and what they see of a sync. */
const editing: readonly Attempt[] = [
  allowed('tom', 'edits an event', update(`${SYNCED}/e1`, EDIT)),
  allowed('tom', 'publishes an event', update(`${SYNCED}/e2`, { status: 'published' })),
  allowed('theo', 'publishes an event, without access', update(`${SYNCED}/e2`, { status: 'published' })),
  allowed('tom', 'gives an event its recording by number', update(`${SYNCED}/e1`, { vimeoId: 76979871 })),
  ...Object.entries(LIMITS).map(([field, limit]) =>
    allowed(
      'tom',
      `edits ${field} as long as can be`,
      update(`${SYNCED}/e1`, { [field]: 'x'.repeat(limit) }),
    ),
  ),
  allowed(
    'tom',
    'gives an older event without a status a category',
    update(`${SYNCED}/e3`, { category: 'Method' }),
    { [`${SYNCED}/e3`]: { topic: 'Old' } },
  ),
  allowed(
    'tom',
    'publishes 400 events at once',
    commit(...many(400, (path) => updating(path, { status: 'published' }))),
    Object.fromEntries(many(400, (path) => [path, { topic: 'Many', status: 'unpublished' }])),
  ),
  ...BAD_EDITS.map(([how, data]) =>
    refused('tom', `changes an event ${how}`, update(`${SYNCED}/e1`, { preTool: '/studies', ...data })),
  ),
  refused('tom', 'creates an event', set(`${SYNCED}/e9`, EDIT)),
  refused('tom', 'replaces an event', set(`${SYNCED}/e1`, EDIT)),
  refused('tom', 'deletes an event', remove(`${SYNCED}/e1`)),

  allowed('tom', 'changes the instructors', update(EVENTS, { instructors: [INSTRUCTOR] })),
  allowed('tom', 'deletes all instructors', update(EVENTS, { instructors: [] })),
  allowed('tom', 'stores 40 instructors', update(EVENTS, { instructors: instructors(40) })),
  allowed('tom', 'stores the first instructors', set(EVENTS, { instructors: [INSTRUCTOR] }), {
    [EVENTS]: null,
  }),
  allowed('tom', 'changes the instructors after a sync', update(EVENTS, { instructors: [] }), {
    [EVENTS]: { instructors: [], syncedAt: '2026-01-01T00:00:00.000Z', syncFailing: false },
  }),
  refused('tom', 'stores 41 instructors', update(EVENTS, { instructors: instructors(41) })),
  refused('tom', 'stores 41 first instructors', set(EVENTS, { instructors: instructors(41) }), {
    [EVENTS]: null,
  }),
  refused('tom', 'stores a map of instructors', update(EVENTS, { instructors: { '0': INSTRUCTOR } })),
  refused('tom', 'stores a text as instructors', update(EVENTS, { instructors: 'Ada' })),
  refused('tom', 'stores an empty map of instructors', update(EVENTS, { instructors: {} })),
  ...Array.from({ length: 40 }, (_none, at) =>
    refused(
      'tom',
      `stores an instructor at ${at} with an unknown field`,
      update(EVENTS, { instructors: spoiled(at, { ...INSTRUCTOR, admin: true }) }),
    ),
  ),
  refused('tom', 'stores a text as an instructor', update(EVENTS, { instructors: spoiled(7, 'Ada') })),
  refused('tom', 'changes when events were synced', update(EVENTS, { syncedAt: '2999-01-01T00:00:00.000Z' })),
  refused(
    'tom',
    'hides a failed sync together with a change of the instructors',
    update(EVENTS, { instructors: [], syncFailing: false }),
  ),
  refused('tom', 'creates more than instructors', set(EVENTS, { instructors: [], syncFailing: false }), {
    [EVENTS]: null,
  }),
  refused('tom', 'creates no instructors', set(EVENTS, {}), { [EVENTS]: null }),
  refused('tom', 'deletes what concerns all events', remove(EVENTS)),

  allowed('tom', 'reads the state of the sync', get(SYNC)),
  allowed('tom', 'reads the state of the sync', get(SYNC), { [SYNC]: { isRunning: true } }),
  refused('tom', 'changes the state of the sync', set(SYNC, { isRunning: false })),
  refused('tom', 'lists what is beside the events', list('liveEventsModule')),
  ...(['stella', 'tim', 'tomElsewhere', 'newcomer', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'edits an event', update(`${SYNCED}/e1`, EDIT)),
    refused(who, 'publishes an event', update(`${SYNCED}/e2`, { status: 'published' })),
    refused(who, 'changes the instructors', update(EVENTS, { instructors: [INSTRUCTOR] })),
    refused(who, 'stores the first instructors', set(EVENTS, { instructors: [] }), { [EVENTS]: null }),
    refused(who, 'reads the state of the sync', get(SYNC), { [SYNC]: { isRunning: true } }),
  ]),
]

function many<Value>(count: number, of: (path: string) => Value): readonly Value[] {
  return Array.from({ length: count }, (_none, at) => of(`${SYNCED}/many-${at}`))
}

const MESSAGES = `${EVENTS}/messages`
const MESSAGE = {
  eventId: 'e1',
  sentBy: 'tom',
  createdAt: TIME,
  audience: 'all',
  subject: 'Win a prize',
  text: 'https://evil.test',
  withRecording: false,
  state: 'preparing',
}
const MESSAGE_STORED = { [`${MESSAGES}/m1`]: MESSAGE }

/** What community managers write to registrants. */
const messages: readonly Attempt[] = [
  allowed('tom', 'reads a message', get(`${MESSAGES}/m1`), MESSAGE_STORED),
  allowed(
    'tom',
    'lists the messages about an event',
    list(MESSAGES, ['eventId', '==', 'e1']),
    MESSAGE_STORED,
  ),
  allowed('theo', 'lists the messages, without access', list(MESSAGES), MESSAGE_STORED),
  ...(['stella', 'tim', 'tomElsewhere', 'newcomer', 'anonymous', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'reads a message', get(`${MESSAGES}/m1`), MESSAGE_STORED),
    refused(
      who,
      'lists the messages about an event',
      list(MESSAGES, ['eventId', '==', 'e1']),
      MESSAGE_STORED,
    ),
  ]),
  ...(['tom', 'theo', 'stella', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'sends a message past the server', set(`${MESSAGES}/m2`, MESSAGE)),
    refused(who, 'sends a message again', update(`${MESSAGES}/m1`, { state: 'preparing' }), MESSAGE_STORED),
    refused(who, 'changes a message', update(`${MESSAGES}/m1`, { text: 'Other' }), MESSAGE_STORED),
    refused(who, 'deletes a message', remove(`${MESSAGES}/m1`), MESSAGE_STORED),
    refused(who, 'makes a mail due', set('events/e1/members/stella', { mails: {}, mailDueAt: 0 })),
    refused(who, 'reads what is noted of a registrant', get('events/e1/members/stella')),
  ]),
]

/** Registrations whose member is expected at an event. */
const EXPECTED = [
  { registrationStatus: 'approved' },
  { registrationStatus: 'waitlisted' },
  { registrationStatus: 'pending', awaitsApproval: true },
] as const
const NOT_EXPECTED = [
  { registrationStatus: 'pending' },
  { registrationStatus: 'denied', awaitsApproval: false },
  { registrationStatus: 'pending', registrationFailure: 'full' },
  {},
] as const

export const events: readonly Attempt[] = [
  ...editing,
  ...messages,
  allowed('nora', 'reads the instructors', get(EVENTS)),
  ...(['stella', 'tina', 'otto'] as const).flatMap((who) => [
    allowed(who, 'reads a published event', get(`${SYNCED}/e1`)),
    allowed(who, 'lists published events', list(SYNCED, ['status', '==', 'published'])),
  ]),
  // An event says how to join it and where its recording is.
  ...(['nora', 'evan'] as const).flatMap((who) => [
    refused(who, 'reads a published event, without access', get(`${SYNCED}/e1`)),
    refused(who, 'lists published events, without access', list(SYNCED, ['status', '==', 'published'])),
  ]),
  ...(['stella', 'nora', 'evan', 'tom', 'theo'] as const).flatMap((who) => [
    allowed(who, 'reads the listing of an event', get(`${LISTED}/e1`)),
    allowed(who, 'looks for the listing of an event that has none', get(`${LISTED}/e2`)),
    allowed(who, 'lists the listings', list(LISTED)),
    refused(who, 'changes a listing', update(`${LISTED}/e1`, { topic: 'Mine' })),
    refused(who, 'creates a listing', set(`${LISTED}/e9`, { topic: 'Mine', status: 'published' })),
    refused(who, 'deletes a listing', remove(`${LISTED}/e1`)),
  ]),
  ...EXPECTED.map((fields) =>
    allowed('carl', `reads an unpublished event, ${JSON.stringify(fields)}`, get(`${SYNCED}/e2`), {
      [`${registrations('carl')}/e2`]: fields,
    }),
  ),
  ...NOT_EXPECTED.map((fields) =>
    refused('carl', `reads an unpublished event, ${JSON.stringify(fields)}`, get(`${SYNCED}/e2`), {
      [`${registrations('carl')}/e2`]: fields,
    }),
  ),
  refused('carl', 'reads an unpublished event with the registration of another', get(`${SYNCED}/e2`), {
    [`${registrations('stella')}/e2`]: { registrationStatus: 'approved' },
  }),
  refused('carl', 'reads another unpublished event', get(`${SYNCED}/e2`), {
    [`${registrations('carl')}/e1`]: { registrationStatus: 'approved' },
  }),
  refused('evan', 'reads an unpublished event, without access', get(`${SYNCED}/e2`), {
    [`${registrations('evan')}/e2`]: { registrationStatus: 'approved' },
  }),
  refused('carl', 'lists unpublished events', list(SYNCED, ['status', '==', 'unpublished']), {
    [`${registrations('carl')}/e2`]: { registrationStatus: 'approved' },
  }),
  allowed('theo', 'lists all events as a tools admin, without access', list(SYNCED)),
  refused('nora', 'reads an unpublished event', get(`${SYNCED}/e2`)),
  refused('nora', 'lists all events', list(SYNCED)),
  refused('nora', 'lists events of both kinds', list(SYNCED, ['status', 'in', ['published', 'unpublished']])),
  allowed('tom', 'reads an unpublished event', get(`${SYNCED}/e2`)),
  allowed('tom', 'lists all events', list(SYNCED)),
  allowed('tom', 'reads registrants', get(`${REGISTRANTS}/e1`)),
  allowed('tom', 'lists registrants', list(REGISTRANTS)),
  ...(['stella', 'tim', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'reads registrants', get(`${REGISTRANTS}/e1`)),
    refused(who, 'lists registrants', list(REGISTRANTS)),
    refused(who, 'reads an unpublished event', get(`${SYNCED}/e2`)),
  ]),
  ...(['ruth', 'newcomer', 'anonymous', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'reads the instructors', get(EVENTS)),
    refused(who, 'reads a published event', get(`${SYNCED}/e1`)),
    refused(who, 'lists published events', list(SYNCED, ['status', '==', 'published'])),
    refused(who, 'reads the listing of an event', get(`${LISTED}/e1`)),
    refused(who, 'lists the listings', list(LISTED)),
  ]),
  refused('tomElsewhere', 'reads registrants without a record', get(`${REGISTRANTS}/e1`)),
  refused('tomElsewhere', 'lists all events without a record', list(SYNCED)),
  ...(['stella', 'tom'] as const).flatMap((who) => [
    refused(who, 'creates an event', set(`${SYNCED}/e9`, { status: 'published' })),
    refused(who, 'deletes an event', remove(`${SYNCED}/e1`)),
    refused(who, 'deletes registrants', remove(`${REGISTRANTS}/e1`)),
  ]),

  allowed('stella', 'registers', set(`${registrations('stella')}/e1`, REQUEST)),
  allowed('tina', 'registers', set(`${registrations('tina')}/e1`, REQUEST)),
  allowed(
    'stella',
    'joins the waitlist',
    set(`${registrations('stella')}/e1`, { ...REQUEST, waitlist: true }),
  ),
  allowed(
    'stella',
    'registers without the waitlist',
    set(`${registrations('stella')}/e1`, { ...REQUEST, waitlist: false, answers: {} }),
  ),
  allowed(
    'stella',
    'registers with empty answers',
    set(`${registrations('stella')}/e1`, { ...REQUEST, answers: { city: '', food: '' } }),
  ),
  allowed(
    'stella',
    'registers with 50 answers',
    set(`${registrations('stella')}/e1`, { ...REQUEST, answers: manyAnswers(50) }),
  ),
  allowed(
    'stella',
    'registers with answers as long as can be',
    set(`${registrations('stella')}/e1`, { ...REQUEST, answers: { q: 'x'.repeat(9_999) } }),
  ),
  refused(
    'una',
    'registers with an address that is not confirmed',
    set(`${registrations('una')}/e1`, REQUEST),
    {
      'domains/acme.test/users/una': { email: 'una@acme.test', accessType: 'STANDARD' },
    },
  ),
  allowed('stella', 'reads a registration', get(`${registrations('stella')}/r1`)),
  allowed('stella', 'lists registrations', list(registrations('stella'))),
  allowed('stella', 'cancels a registration', remove(`${registrations('stella')}/r1`)),
  allowed('evan', 'lists registrations, without access', list(registrations('evan'))),
  allowed('evan', 'cancels a registration, without access', remove(`${registrations('evan')}/r1`)),
  ...(['evan', 'nora', 'otto', 'ruth', 'newcomer'] as const).map((who) =>
    refused(who, 'registers', set(`${registrations(who)}/e1`, REQUEST)),
  ),
  refused('ruth', 'lists registrations after that sign-in was ended', list(registrations('ruth'))),
  ...BAD_REQUESTS.map(([how, data]) =>
    refused('stella', `registers ${how}`, set(`${registrations('stella')}/e1`, data)),
  ),
  refused(
    'stella',
    'changes a registration',
    update(`${registrations('stella')}/r1`, { registrationStatus: 'pending' }),
  ),
  refused('stella', 'writes a registration anew', set(`${registrations('stella')}/r1`, REQUEST)),
  refused(
    'stella',
    'registers for an unpublished event',
    set(`${registrations('stella')}/e2`, {
      ...REQUEST,
      referencedEventDocId: 'e2',
    }),
  ),
  refused(
    'stella',
    'registers for an event that does not exist',
    set(`${registrations('stella')}/e9`, {
      ...REQUEST,
      referencedEventDocId: 'e9',
    }),
  ),
  refused(
    'stella',
    'registers a second time for an event under another id',
    set(`${registrations('stella')}/e3`, REQUEST),
    {
      [`${SYNCED}/e3`]: { status: 'published' },
    },
  ),

  ...(['stella', 'nora', 'evan', 'otto'] as const).flatMap((who) => [
    allowed(who, 'stores progress', set(`${progress(who)}/e1`, PROGRESS)),
    allowed(
      who,
      'stores no progress',
      set(`${progress(who)}/e1`, { done: [], position: 0, updatedAt: TIME }),
    ),
    allowed(who, 'lists progress', list(progress(who))),
  ]),
  allowed('stella', 'reads progress', get(`${progress('stella')}/e2`)),
  allowed('stella', 'changes progress', set(`${progress('stella')}/e2`, PROGRESS)),
  allowed('stella', 'deletes progress', remove(`${progress('stella')}/e2`)),
  refused(
    'stella',
    'stores progress in an event that does not exist',
    set(`${progress('stella')}/e9`, PROGRESS),
  ),
  ...(['ruth', 'newcomer'] as const).flatMap((who) => [
    refused(who, 'stores progress', set(`${progress(who)}/e1`, PROGRESS)),
    refused(who, 'lists progress', list(progress(who))),
  ]),
  ...BAD_PROGRESS.flatMap(([how, data]) => [
    refused('stella', `stores progress ${how}`, set(`${progress('stella')}/e1`, data)),
    refused('stella', `changes progress ${how}`, set(`${progress('stella')}/e2`, data)),
  ]),
]
