import { fakeCalls, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import type { HostServices } from '@outcome-studio/shared/feature'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { ROUTES } from '../areas/routes.ts'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

/** The destination of each person on each route (docs/product.md §2). */
const WITH_EMULATORS = `
address                         | out      | incomplete | standard | monthly  | trial    | expired  | never    | admin    | tools    | coach
/                               | sign-in  | profile    | there    | there    | there    | there    | there    | there    | there    | there
/needs-framework                | sign-in  | profile    | there    | there    | there    | there    | there    | there    | there    | there
/outcome-validation             | sign-in  | profile    | there    | there    | there    | there    | there    | there    | there    | there
/outcome-validation/a%2Fb?x=1#y | sign-in  | profile    | there    | there    | there    | there    | there    | there    | there    | there
/outcome-validation/a/b/c/d     | sign-in  | profile    | there    | there    | there    | there    | there    | there    | there    | there
/outcome-validation/            | sign-in  | profile    | there    | there    | there    | there    | there    | there    | there    | there
/outcome-validation-admin       | sign-in  | profile    | home     | home     | home     | home     | home     | home     | there    | home
/live-events                    | sign-in  | profile    | there    | there    | there    | there    | there    | there    | there    | there
/live-events-admin              | sign-in  | profile    | home     | home     | home     | home     | home     | home     | there    | home
/releases-admin                 | sign-in  | profile    | home     | home     | home     | home     | home     | home     | there    | home
/sia-admin                      | sign-in  | profile    | home     | home     | home     | home     | home     | home     | there    | home
/sia                            | sign-in  | profile    | home     | home     | home     | home     | home     | home     | there    | there
/sia/study                      | sign-in  | profile    | home     | home     | home     | home     | home     | home     | there    | there
/sia/study/session              | sign-in  | profile    | home     | home     | home     | home     | home     | home     | there    | there
/sia/study/session/deeper       | invalid  | invalid    | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid
/auth/profile                   | sign-in  | there      | there    | there    | there    | there    | there    | there    | there    | there
/auth/plan                      | sign-in  | there      | there    | there    | there    | there    | there    | there    | there    | there
/auth/seats                     | sign-in  | there      | there    | there    | there    | there    | there    | there    | there    | there
/auth/members                   | sign-in  | profile    | home     | home     | home     | home     | home     | there    | home     | home
/auth/signin                    | there    | profile    | home     | home     | home     | home     | home     | home     | home     | home
/auth/signup                    | there    | profile    | home     | home     | home     | plan     | plan     | home     | home     | home
/auth/subscribe                 | there    | profile    | home     | home     | home     | plan     | plan     | home     | home     | home
/logging-out                    | there    | there      | there    | there    | there    | there    | there    | there    | there    | there
/logout                         | there    | there      | there    | there    | there    | there    | there    | there    | there    | there
/dev/token                      | there    | there      | there    | there    | there    | there    | there    | there    | there    | there
/auth                           | invalid  | invalid    | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid
/auth/profile/deeper            | invalid  | invalid    | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid
/SIA                            | invalid  | invalid    | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid
/outcome-validation%2Fa         | invalid  | invalid    | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid
/%E0%A4%A                       | invalid  | invalid    | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid
//evil.test                     | invalid  | invalid    | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid  | invalid
`

/** What is unknown, and what only developers have, leads home where there are no emulators. */
const IN_PRODUCTION = `
address                         | out      | incomplete | standard | tools
/nowhere                        | home-out | profile    | home     | home
/nowhere?x=1#y                  | home-out | profile    | home     | home
/sia/study/session/deeper       | home-out | profile    | home     | home
/dev/token                      | home-out | profile    | home     | home
//evil.test                     | home-out | profile    | home     | home
/%5Cevil.test                   | home-out | profile    | home     | home
/outcome-validation             | sign-in  | profile    | there    | there
`

const STANDARD = { accessType: 'STANDARD', cookiePreferences: { functionalInsights: false } } as const
const PEOPLE: Readonly<Record<string, () => void>> = {
  out: signedOut,
  incomplete: () => signedIn(testMember({ ...STANDARD, name: '', firstName: 'Ines', lastName: '' })),
  standard: () => signedIn(testMember(STANDARD)),
  monthly: () => signedIn(testMember(STANDARD)),
  trial: () =>
    signedIn(testMember({ ...STANDARD, accessType: 'NONE', trialExpiresAt: '2999-01-01T00:00:00.000Z' })),
  expired: () =>
    signedIn(testMember({ ...STANDARD, accessType: 'NONE', trialExpiresAt: '2020-01-01T00:00:00.000Z' })),
  never: () => signedIn(testMember({ ...STANDARD, accessType: 'NEVER_SUBSCRIBED' })),
  admin: () => signedIn(testMember({ ...STANDARD, isAdmin: true })),
  tools: () => signedIn(testMember({ ...STANDARD, globalConfig: { hasVCAccess: true } }), true),
  coach: () => signedIn(testMember({ ...STANDARD, globalConfig: { hasVCAccess: true } })),
}

/** The heading of each page, and whether the page has the sidebar. */
const PAGES: Readonly<Record<string, { readonly heading: RegExp; readonly sidebar: boolean }>> = {
  '/': { heading: /^Hello, Stella Standard$/, sidebar: true },
  '/needs-framework': { heading: /^The feature at \/needs-framework$/, sidebar: true },
  '/outcome-validation': { heading: /^The feature at \/outcome-validation$/, sidebar: true },
  '/outcome-validation-admin': { heading: /^The feature at \/outcome-validation-admin$/, sidebar: true },
  '/live-events': { heading: /^The feature at \/live-events$/, sidebar: true },
  '/live-events-admin': { heading: /^The feature at \/live-events-admin$/, sidebar: true },
  '/releases-admin': { heading: /^Feature releases$/, sidebar: true },
  '/sia-admin': { heading: /^The feature at \/sia-admin$/, sidebar: true },
  '/sia': { heading: /^The feature at \/sia$/, sidebar: true },
  '/auth/profile': { heading: /^The feature at \/auth\/profile$/, sidebar: true },
  '/auth/plan': { heading: /^The feature at \/auth\/plan$/, sidebar: true },
  '/auth/seats': { heading: /^The feature at \/auth\/seats$/, sidebar: true },
  '/auth/members': { heading: /^The feature at \/auth\/members$/, sidebar: true },
  '/auth/signin': { heading: /^Sign in/, sidebar: false },
  '/auth/signup': { heading: /./, sidebar: false },
  '/auth/subscribe': { heading: /./, sidebar: false },
  '/logging-out': { heading: /^Sign/, sidebar: false },
  '/logout': { heading: /^Sign/, sidebar: false },
  '/dev/token': { heading: /^Developer login$/, sidebar: false },
}

interface Case {
  readonly address: string
  readonly person: string
  readonly outcome: string
}

function read(table: string): readonly Case[] {
  const [header = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return lines.flatMap(([address = '', ...outcomes]) =>
    outcomes.map((outcome, index) => ({ address, person: header[index + 1] ?? '', outcome })),
  )
}

/** The page an address of the table belongs to. */
const pageOf = (address: string) => {
  const { pathname } = new URL(address, 'https://studio.test')
  const paths = Object.keys(PAGES).filter((path) => pathname === path || pathname.startsWith(`${path}/`))
  return paths.sort((a, b) => b.length - a.length)[0] ?? '/'
}

function Feature({ host }: { readonly host: HostServices }) {
  return <h1>The feature at {host.basename}</h1>
}
const load = exposing(Feature)

async function expectOutcome({ address, person, outcome }: Case, emulators: boolean): Promise<void> {
  PEOPLE[person]?.()
  const { router, unmount } = renderShell(address, { emulators, features: { load } })
  await act(async () => {})
  const at = () => {
    const { pathname, search, hash } = router.state.location
    return `${pathname}${search}${hash}`
  }
  const sees = async (path: string) => {
    const page = PAGES[path]
    expect(await screen.findByRole('heading', { level: 1, name: page?.heading ?? '' })).toBeVisible()
    const sidebar = screen.queryByRole('navigation', { name: 'Main' })
    expect(sidebar !== null).toBe(page?.sidebar)
  }
  switch (outcome) {
    case 'there':
      await sees(pageOf(address))
      expect(at()).toBe(address)
      break
    case 'home':
      await sees('/')
      expect(at()).toBe('/')
      break
    case 'plan':
      await sees('/auth/plan')
      expect(at()).toBe('/auth/plan')
      expect(router.state.historyAction).toBe('REPLACE')
      break
    case 'profile':
      await sees('/auth/profile')
      expect(at()).toBe('/auth/profile')
      expect(router.state.historyAction).toBe('REPLACE')
      break
    case 'sign-in':
      await sees('/auth/signin')
      expect(at()).toBe(address === '/' ? '/auth/signin' : `/auth/signin?next=${encodeURIComponent(address)}`)
      break
    case 'home-out':
      await sees('/auth/signin')
      expect(at()).toBe('/auth/signin')
      break
    case 'invalid':
      expect(await screen.findByRole('heading', { level: 1, name: 'Invalid URL' })).toBeVisible()
      expect(at()).toBe(address)
      break
    default:
      throw new Error(`The table says "${outcome}", which nobody understands.`)
  }
  unmount()
}

beforeEach(() => {
  resetFakeData()
  // Signing out takes its time, so that one sees the page that does it.
  fakeCalls.signOut.mockReturnValue(new Promise(() => {}))
  // The router warns of an address that cannot be decoded.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('the tables hold every route', () => {
  const addresses = new Set(read(WITH_EMULATORS).map(({ address }) => address))
  expect(ROUTES.map(({ path }) => path).filter((path) => !addresses.has(path))).toEqual([])
})

test.each(read(WITH_EMULATORS))('$address for $person: $outcome', (line) => expectOutcome(line, true))

test.each(read(IN_PRODUCTION))('in production $address for $person: $outcome', (line) =>
  expectOutcome(line, false),
)

test('the special group of paths: nobody is asked for a complete profile there', () => {
  expect(ROUTES.filter(({ accountPage }) => accountPage).map(({ path }) => path)).toEqual([
    '/auth/profile',
    '/auth/plan',
    '/auth/seats',
    '/logging-out',
    '/logout',
  ])
})

test.each([
  ['standard', true],
  ['monthly', true],
  ['trial', true],
  ['expired', false],
  ['never', false],
  ['admin', true],
])('a feature learns whether somebody %s is unrestricted: %s', async (person, unrestricted) => {
  PEOPLE[person]?.()
  const { shell } = renderShell('/outcome-validation', { features: { load } })
  await waitFor(() => expect(shell.host.services.access.get().unrestricted).toBe(unrestricted))
})

test('an address too long to be kept over sign-in is not, and nothing breaks', async () => {
  signedOut()
  const { router } = renderShell(`/outcome-validation/${'x'.repeat(100_000)}`)
  expect(await screen.findByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible()
  expect(router.state.location.search).toBe('')
})
