import { testMember } from '@outcome-studio/shared/feature/testing'
import type { Person } from '../core/Person.ts'
import { admit } from './admit.ts'
import { type Guard, ROUTES } from './routes.ts'

const signedIn = (member = testMember(), toolsAdmin = false): Person => ({
  state: 'signedIn',
  member,
  claims: { toolsAdmin },
})
const incomplete = testMember({ name: ' ', firstName: 'Stella', lastName: '' })

/** As an earlier visit stored them on this device. */
const fromDevice = (member = testMember(), toolsAdmin = false): Person => ({
  state: 'signedIn',
  member,
  claims: { toolsAdmin },
  isFromDevice: true,
})

const PEOPLE = {
  unknown: { state: 'unknown' },
  signedOut: { state: 'signedOut' },
  unavailable: { state: 'unavailable', error: new Error('offline'), tryAgain: () => {} },
  incomplete: signedIn(incomplete),
  member: signedIn(),
  lapsed: signedIn(testMember({ accessType: 'NEVER_SUBSCRIBED' })),
  admin: signedIn(testMember({ isAdmin: true })),
  coached: signedIn(testMember({ globalConfig: { hasVCAccess: true } })),
  toolsAdmin: signedIn(testMember(), true),
  incompleteAdmin: signedIn(incomplete, true),
} as const satisfies Record<string, Person>

type PersonName = keyof typeof PEOPLE
type Outcomes = Readonly<Record<PersonName, string>>

const FOR_MEMBERS: Outcomes = {
  unknown: 'wait',
  signedOut: '/auth/signin?next=%2F…',
  unavailable: 'unavailable',
  incomplete: '/auth/profile',
  member: 'admitted',
  lapsed: 'admitted',
  admin: 'admitted',
  coached: 'admitted',
  toolsAdmin: 'admitted',
  incompleteAdmin: '/auth/profile',
}
const FOR_TOOLS_ADMINS: Outcomes = { ...FOR_MEMBERS, member: '/', lapsed: '/', admin: '/', coached: '/' }
const FOR_COACHED: Outcomes = { ...FOR_MEMBERS, member: '/', lapsed: '/', admin: '/', toolsAdmin: '/' }
const FOR_ADMINS: Outcomes = { ...FOR_MEMBERS, member: '/', lapsed: '/', coached: '/', toolsAdmin: '/' }
const FOR_SIGNED_IN: Outcomes = { ...FOR_MEMBERS, incomplete: 'admitted', incompleteAdmin: 'admitted' }
const HOME: Outcomes = { ...FOR_MEMBERS, signedOut: '/auth/signin' }
const FOR_ANYONE: Outcomes = {
  unknown: 'admitted',
  signedOut: 'admitted',
  unavailable: 'admitted',
  incomplete: 'admitted',
  member: 'admitted',
  lapsed: 'admitted',
  admin: 'admitted',
  coached: 'admitted',
  toolsAdmin: 'admitted',
  incompleteAdmin: 'admitted',
}
const FOR_SIGNED_OUT: Outcomes = {
  unknown: 'wait',
  signedOut: 'admitted',
  unavailable: '/',
  incomplete: '/',
  member: '/',
  lapsed: '/',
  admin: '/',
  coached: '/',
  toolsAdmin: '/',
  incompleteAdmin: '/',
}

const FOR_SIGN_UP: Outcomes = { ...FOR_SIGNED_OUT, lapsed: '/auth/plan' }

/** Who is admitted to each route of docs/product.md §2. */
const TABLE: Readonly<Record<string, Outcomes>> = {
  '/': HOME,
  '/needs-framework': FOR_MEMBERS,
  '/outcome-validation': FOR_MEMBERS,
  '/outcome-validation-admin': FOR_TOOLS_ADMINS,
  '/live-events': FOR_MEMBERS,
  '/live-events-admin': FOR_TOOLS_ADMINS,
  '/releases-admin': FOR_TOOLS_ADMINS,
  '/sia': FOR_COACHED,
  '/sia-admin': FOR_TOOLS_ADMINS,
  '/auth/profile': FOR_SIGNED_IN,
  '/auth/plan': FOR_SIGNED_IN,
  '/auth/seats': FOR_SIGNED_IN,
  '/auth/members': FOR_ADMINS,
  '/auth/signin': FOR_SIGNED_OUT,
  '/auth/signup': FOR_SIGN_UP,
  '/auth/subscribe': FOR_SIGN_UP,
  '/logging-out': FOR_ANYONE,
  '/logout': FOR_ANYONE,
  '/dev/token': FOR_ANYONE,
}

const cases = ROUTES.flatMap(({ path, guard }) =>
  Object.entries(PEOPLE).map(([name, person]) => [path, name, guard, person] as const),
)

test('the table has a line for every route', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual(Object.keys(TABLE).sort())
})

test.each(cases)('%s for somebody %s', (path, name, guard, person) => {
  const admission = admit(guard, person, { pathname: path, search: '', hash: '' }, new Date())
  const expected = Object.entries(TABLE[path] ?? {}).find(([who]) => who === name)?.[1]
  const signIn = `/auth/signin?next=${encodeURIComponent(path)}`
  expect(admission.kind === 'redirect' ? admission.to : admission.kind).toBe(
    expected === '/auth/signin?next=%2F…' ? signIn : expected,
  )
})

test('a member without a membership who is asked to sign up again goes where they wanted to', () => {
  const place = { pathname: '/auth/signup', search: '?next=%2Flive-events', hash: '' }
  expect(admit('signUp', PEOPLE.lapsed, place, new Date())).toMatchObject({ to: '/live-events' })
})

test.each<[Guard, Person, string]>([
  ['member', fromDevice(), 'admitted'],
  ['coach', fromDevice(testMember({ globalConfig: { hasVCAccess: true } })), 'admitted'],
  // The record may be outdated, so the server decides on a redirect.
  ['member', fromDevice(incomplete), 'wait'],
  ['coach', fromDevice(), 'wait'],
  // What edits the account or needs special rights is not shown before.
  ['signedIn', fromDevice(), 'wait'],
  ['admin', fromDevice(testMember({ isAdmin: true })), 'wait'],
  ['toolsAdmin', fromDevice(testMember(), true), 'wait'],
  ['signedOut', fromDevice(), 'wait'],
  ['signUp', fromDevice(), 'wait'],
  ['anyone', fromDevice(), 'admitted'],
])('the guard "%s" and a person of this device: %j', (guard, person, kind) => {
  const place = { pathname: '/', search: '', hash: '' }
  expect(admit(guard, person, place, new Date()).kind).toBe(kind)
})
