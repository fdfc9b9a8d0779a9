import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { areasFor, sidebarEntries } from './navigation.ts'

const signedIn = (member: Member) => ({ state: 'signedIn', member, claims: { toolsAdmin: false } }) as const

const LINKS = ['Training', 'Community', 'Needs Framework', 'Outcome Validation', 'Live Events']

test.each([
  ['a member', testMember(), ['Home', ...LINKS]],
  ['a member with the coach', testMember({ globalConfig: { hasVCAccess: true } }), ['Home', 'Sia', ...LINKS]],
  ['a member without the coach', testMember({ globalConfig: { hasVCAccess: false } }), ['Home', ...LINKS]],
])('%s finds these links in this order', (_who, member, labels) => {
  expect(sidebarEntries(signedIn(member), SITE_LINKS).map(({ title }) => title)).toEqual(labels)
  expect(areasFor(signedIn(member)).map(({ title }) => title)).toEqual(
    labels.filter((label) => label !== 'Training' && label !== 'Community'),
  )
})
