import { describeAudience } from './describeAudience.ts'

const NOBODY = { percent: 0, admins: false, organizations: [], people: [] }

test.each([
  [NOBODY, 'nobody'],
  [{ ...NOBODY, percent: 10, admins: true }, '10 % of members, tools admins'],
  [{ ...NOBODY, percent: 0.5 }, '0.5 % of members'],
  [{ ...NOBODY, percent: 100 }, 'all members'],
  [{ ...NOBODY, organizations: ['a'], people: ['b', 'c'] }, '1 organization, 2 people'],
  [{ ...NOBODY, organizations: ['a', 'b'], people: ['c'] }, '2 organizations, 1 person'],
])('%j is %s', (audience, expected) => {
  expect(describeAudience(audience)).toBe(expected)
})
