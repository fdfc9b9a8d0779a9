import { content, customRules, header, MESSAGE, needsContent, SESSION } from '../people.ts'
import {
  type Attempt,
  commit,
  count,
  get,
  list,
  listGroup,
  refused,
  remove,
  set,
  setting,
  update,
  updating,
  type Who,
} from './Attempt.ts'

const STELLA = 'domains/acme.test/users/stella'
const GARDEN = `${STELLA}/triangularis/garden`

/** People who try to reach Stella's data: of her domain, of another, of the right uid in another domain, and nobody. */
const OTHERS: readonly Who[] = [
  'carl',
  'tom',
  'olga',
  'stellaElsewhere',
  'newcomer',
  'anonymous',
  'signedOut',
]

const READS = [
  ['her record', get(STELLA)],
  ['her study', get(GARDEN)],
  ['the content of her study', get(`${GARDEN}/data/jtbd`)],
  ['the rules of her study', get(`${GARDEN}/config/customRules`)],
  ['a version of her study', get(`${STELLA}/studyVersions/study-1/saves/1`)],
  ['her needs', get(`${STELLA}/jtbd_needs/hobby`)],
  ['the content of her needs', get(`${STELLA}/jtbd_needs/hobby/data/needs`)],
  ['her registration', get(`${STELLA}/liveEvents/r1`)],
  ['her progress', get(`${STELLA}/eventProgress/e2`)],
  ['her customer record', get('customers/stella')],
  ['her checkout', get('customers/stella/checkout_sessions/c1')],
  ['the list of members', list('domains/acme.test/users')],
  ['the list of her studies', list(`${STELLA}/triangularis`)],
  ['one of her studies by its uuid', list(`${STELLA}/triangularis`, ['header.uuid', '==', 'study-1'])],
  ['the number of her studies', count(`${STELLA}/triangularis`)],
  ['her versions', list(`${STELLA}/studyVersions`)],
  ['the saves of her study', list(`${STELLA}/studyVersions/study-1/saves`)],
  ['her needs documents', list(`${STELLA}/jtbd_needs`)],
  ['her studies with coach sessions', list(`${STELLA}/siaStudies`)],
  ['her coach sessions', list(`${STELLA}/siaStudies/study-1/sessions`)],
  ['her messages', list(`${STELLA}/siaStudies/study-1/sessions/s1/messages`)],
  ['her registrations', list(`${STELLA}/liveEvents`)],
  ['her progress in all events', list(`${STELLA}/eventProgress`)],
  ['her subscriptions', list('customers/stella/subscriptions')],
] as const

const WRITES = [
  ['a name into her record', update(STELLA, { firstName: 'X' })],
  ['her record anew', set(STELLA, { firstName: 'X' })],
  ['a save over her study', set(GARDEN, { header: header('garden', { revision: 2 }) })],
  ['a new study of hers', set(`${STELLA}/triangularis/new`, { header: header('new') })],
  ['content of her study', set(`${GARDEN}/data/jtbd`, content())],
  ['rules of her study', set(`${GARDEN}/config/customRules`, customRules(2))],
  ['a deletion of her study', set(`${STELLA}/studyVersions/study-1`, { removedAt: null, revision: 0 })],
  ['needs of hers', set(`${STELLA}/jtbd_needs/new`, { header: header('new') })],
  ['content of her needs', set(`${STELLA}/jtbd_needs/hobby/data/needs`, needsContent())],
  ['a study with coach sessions of hers', set(`${STELLA}/siaStudies/study-1`, { updatedAt: '' })],
  ['a coach session of hers', set(`${STELLA}/siaStudies/study-1/sessions/s2`, SESSION)],
  ['a message of hers', set(`${STELLA}/siaStudies/study-1/sessions/s1/messages/m2`, MESSAGE)],
  [
    'a registration of hers',
    set(`${STELLA}/liveEvents/e1`, {
      referencedEventDocId: 'e1',
      zoomId: '1',
      zoomUUID: 'u',
      registrationStatus: 'pending',
    }),
  ],
  ['her customer record', set('customers/stella', { stripeId: 'cus_9' })],
  [
    'a checkout of hers',
    set('customers/stella/checkout_sessions/c2', {
      price: 'price_1',
      success_url: 'http://localhost:3000/',
      cancel_url: 'http://localhost:3000/auth/plan',
      allow_promotion_codes: true,
    }),
  ],
  ['nothing: deletes her study', remove(GARDEN)],
  ['nothing: deletes the content of her study', remove(`${GARDEN}/data/jtbd`)],
  ['nothing: deletes her record', remove(STELLA)],
  ['nothing: deletes her needs', remove(`${STELLA}/jtbd_needs/hobby`)],
  ['nothing: deletes her registration', remove(`${STELLA}/liveEvents/r1`)],
  [
    'progress of hers',
    set(`${STELLA}/eventProgress/e1`, { done: [], position: 1, updatedAt: '2026-01-01T00:00:00.000Z' }),
  ],
  ['nothing: deletes her progress', remove(`${STELLA}/eventProgress/e2`)],
] as const

const GROUPS = [
  'users',
  'triangularis',
  'data',
  'config',
  'studyVersions',
  'saves',
  'studyRespondents',
  'chunks',
  'jtbd_needs',
  'sessions',
  'messages',
  'liveEvents',
  'eventProgress',
  'checkout_sessions',
  'subscriptions',
  'syncedEvents',
  'analytics',
]

/** What is not named in the rules, and so is closed to everybody. */
const ELSEWHERE = [
  'somewhere/else',
  'users/stella',
  'domains/acme.test',
  'domains/acme.test/secrets/s',
  'domains/acme.test/config/other',
  `${STELLA}/unknown/x`,
  `${STELLA}/siaStudies/study-1/other/x`,
  `${GARDEN}/config/other`,
  `${GARDEN}/data/other`,
  `${GARDEN}/siaSessions/s1`,
  `${STELLA}/jtbd_needs/hobby/data/other`,
  'system/checkout',
  'system/monitoring',
  'system/settings',
  'usage/stella',
  'memberDomains/stella',
  'liveEventsModule/other',
  'customers/stella/payments/p',
]

/** Payments belong to the uid, whatever the domain. */
const isOfCustomer = (what: string) => /customer|checkout|subscriptions/.test(what)

export const others: readonly Attempt[] = [
  ...OTHERS.flatMap((who) =>
    [
      ...READS.map(([what, action]) => refused(who, `reads ${what}`, action)),
      ...WRITES.map(([what, action]) => refused(who, `writes ${what}`, action)),
    ].filter(({ what }) => who !== 'stellaElsewhere' || !isOfCustomer(what)),
  ),
  ...GROUPS.flatMap((id) =>
    (['stella', 'tom'] as const).map((who) => refused(who, `lists all ${id}`, listGroup(id))),
  ),
  refused('stella', 'lists all studies of hers', listGroup('triangularis', ['header.uuid', '==', 'study-1'])),
  refused('stella', 'lists the records with her id', list('domains/acme.test/users', ['id', '==', 'stella'])),
  refused('tom', 'lists the customers', list('customers')),
  refused('tom', 'lists the domains', list('domains')),
  refused('tom', 'lists the configuration', list('domains/acme.test/config')),
  ...ELSEWHERE.flatMap((path) =>
    (['stella', 'tom', 'signedOut'] as const).flatMap((who) => [
      refused(who, `reads ${path}`, get(path)),
      refused(who, `writes ${path}`, set(path, { a: 1 })),
      refused(who, `deletes ${path}`, remove(path)),
    ]),
  ),
  refused(
    'stella',
    'saves her study, and another’s in the same request',
    commit(
      setting(GARDEN, { header: header('garden', { revision: 2 }) }),
      setting('domains/acme.test/users/carl/triangularis/garden', { header: header('garden') }),
    ),
  ),
  refused(
    'nora',
    'changes her name, and her access in the same request',
    commit(
      updating('domains/acme.test/users/nora', { firstName: 'Nora' }),
      updating('domains/acme.test/users/nora', { accessType: 'STANDARD' }),
    ),
  ),
]
