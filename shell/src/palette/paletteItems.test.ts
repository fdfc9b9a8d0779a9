import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { areasFor } from '../areas/navigation.ts'
import { type OfferedActions, paletteItems, studyItems } from './paletteItems.ts'

const SETTINGS = ['User Settings', 'Cookie preferences', 'Sign Out']

const labels = (member: Member, toolsAdmin = false, offered: Partial<OfferedActions> = {}) =>
  paletteItems(
    { state: 'signedIn', member, claims: { toolsAdmin } },
    { hasReports: false, mayChooseVersions: false, ...offered },
    SITE_LINKS,
  )
    .filter(({ group }) => group !== 'Other sites')
    .map(({ label }) => label)

const member = testMember({ cookiePreferences: null })
const SIDEBAR = areasFor({ state: 'signedIn', member, claims: { toolsAdmin: false } }).map(
  ({ title }) => title,
)
const PLACES = [...SIDEBAR, 'Profile', 'Plan', 'Seats']
const chosen = testMember({ cookiePreferences: { functionalInsights: false } })

test.each([
  ['a member who has not chosen about cookies', labels(member), [...PLACES, ...SETTINGS]],
  ['a member', labels(chosen), [...PLACES, 'Actions checklist', ...SETTINGS]],
  [
    'a member with the coach',
    labels({ ...member, globalConfig: { hasVCAccess: true } }),
    ['Home', 'Sia', ...PLACES.slice(1), ...SETTINGS],
  ],
  ['an admin', labels({ ...member, isAdmin: true }), [...PLACES, 'Members', ...SETTINGS]],
  [
    'a tools admin',
    labels(member, true),
    [
      ...SIDEBAR,
      'Language Model',
      'Outcome Validation Admin',
      'Live Events Admin',
      'Feature Releases',
      'Profile',
      'Plan',
      'Seats',
      ...SETTINGS,
    ],
  ],
  [
    'somebody without a complete profile',
    labels({ ...member, name: '', firstName: '' }, true),
    ['Profile', 'Plan', 'Seats', ...SETTINGS],
  ],
  [
    'a member who met a failure',
    labels(member, false, { hasReports: true }),
    [...PLACES, 'User Settings', 'Cookie preferences', 'Copy error reports', 'Sign Out'],
  ],
  [
    'somebody who may choose versions',
    labels(member, false, { mayChooseVersions: true }),
    [...PLACES, 'User Settings', 'Cookie preferences', 'Versions of features', 'Sign Out'],
  ],
])('%s', (_who, shown, expected) => {
  expect(shown).toEqual(expected)
})

test('no two items have the same id', () => {
  const person = { state: 'signedIn', member: chosen, claims: { toolsAdmin: true } } as const
  const ids = paletteItems(person, { hasReports: true, mayChooseVersions: true }, SITE_LINKS).map(
    ({ id }) => id,
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a study leads to its own address, whatever its name holds', () => {
  const [item] = studyItems([
    {
      docName: 'Why? 50 % & more',
      uuid: studyUuid('a'),
      createdAt: '',
      updatedAt: '',
      revision: 1,
      schemaVersion: 1,
      counts: { jobSteps: 0, outcomeStatements: 0 },
    },
  ])
  expect(item?.target).toEqual({
    kind: 'path',
    to: '/outcome-validation/Why%3F%2050%20%25%20%26%20more',
  })
})
