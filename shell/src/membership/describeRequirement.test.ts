import { describeRequirement } from './describeRequirement.ts'

const PAST = '2001-01-01T00:00:00.000Z'

test.each([
  ['whose membership has ended', { accessType: 'NONE', trialExpiresAt: '' }, true],
  ['whose group has ended', { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: PAST }, true],
  ['whose payment is missing', { accessType: 'STANDARD', trialExpiresAt: '' }, true],
  ['who never had one', { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '' }, false],
] as const)('a member %s', (_who, member, hasStudies) => {
  const [needsOne, needsNone] = describeRequirement(member)
  expect(needsOne).toMatch(hasStudies ? /need an active membership/ : /^With a membership you create/)
  expect(needsNone).toMatch(hasStudies ? /^Your studies stay available/ : /^Without one you can look around/)
})
