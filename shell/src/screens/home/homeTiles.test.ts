import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import { CHECKLIST_ITEMS } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { homeTiles } from './homeTiles.ts'

const coached = testMember({ globalConfig: { hasVCAccess: true } })
const WITHOUT_COACH = ['Training', 'Community', 'Live Events', 'JTBD Needs Framework', 'Outcome Validation']
const ADMIN_PATHS = ['/live-events-admin', '/outcome-validation-admin']

test.each([
  ['a member', testMember(), false, WITHOUT_COACH, []],
  ['an admin, which is no tools admin', testMember({ isAdmin: true }), false, WITHOUT_COACH, []],
  ['a lapsed member', testMember({ accessType: 'NONE' }), false, WITHOUT_COACH, []],
  ['a member with the coach', coached, false, ['Sia', ...WITHOUT_COACH], []],
  ['a tools admin', testMember(), true, WITHOUT_COACH, ADMIN_PATHS],
  ['a tools admin with the coach', coached, true, ['Sia', ...WITHOUT_COACH], ['/sia-admin', ...ADMIN_PATHS]],
])('%s', (_who, member, toolsAdmin, titles, adminPaths) => {
  const tiles = homeTiles({ state: 'signedIn', member, claims: { toolsAdmin } }, SITE_LINKS)
  expect(tiles.map(({ title }) => title)).toEqual(titles)
  expect(tiles.flatMap((tile) => (tile.kind === 'area' && tile.adminPath) || [])).toEqual(adminPaths)
})

test('each item of the checklist has one tile where it is done', () => {
  const person = { state: 'signedIn', member: coached, claims: { toolsAdmin: true } } as const
  const items = homeTiles(person, SITE_LINKS).flatMap(({ checklistItem }) => checklistItem ?? [])
  expect([...items].sort()).toEqual([...CHECKLIST_ITEMS].sort())
})
