import { testMember } from '@outcome-studio/shared/feature/testing'
import { areasFor, sidebarEntries } from './navigation.ts'

test.each([
  [
    'a member',
    testMember(),
    ['Home', 'Training', 'Community', 'Needs Framework', 'Outcome Validation', 'Live Events'],
  ],
  [
    'a member with the coach',
    testMember({ globalConfig: { hasVCAccess: true } }),
    ['Home', 'Sia', 'Training', 'Community', 'Needs Framework', 'Outcome Validation', 'Live Events'],
  ],
  [
    'a member without the coach',
    testMember({ globalConfig: { hasVCAccess: false } }),
    ['Home', 'Training', 'Community', 'Needs Framework', 'Outcome Validation', 'Live Events'],
  ],
])('%s finds these links in this order', (_who, member, labels) => {
  expect(sidebarEntries(member).map(({ label }) => label)).toEqual(labels)
  expect(areasFor(member).map(({ title }) => title)).toEqual(
    labels.filter((label) => label !== 'Training' && label !== 'Community'),
  )
})
