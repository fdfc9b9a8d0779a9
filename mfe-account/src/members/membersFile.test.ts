import { listedMember } from '../testing/listedMember.ts'
import { membersFileName, membersToCsv } from './membersFile.ts'

const NOW = new Date('2026-06-01T23:30:00Z')

test.each([
  ['organization', 'acme.test', 'members-acme.test-2026-06-01.csv'],
  ['everybody', 'acme.test', 'members-everybody-2026-06-01.csv'],
  ['organization', 'a/b', 'members-a-b-2026-06-01.csv'],
] as const)('the file of %s at %s', (scope, domain, name) => {
  expect(membersFileName(scope, domain, NOW)).toBe(name)
})

test('one line for each member, and no cell that a spreadsheet calculates', () => {
  const csv = membersToCsv([
    listedMember('ada', {
      name: '=HYPERLINK("https://evil.test")',
      state: 'paymentDue',
      access: { hasAccess: true, reason: 'membership', until: '2027-01-02T00:00:00.000Z' },
      hasSeat: true,
      isAdmin: true,
      lastSeenAt: '2026-05-04T03:02:01.000Z',
      planChange: { newPlan: 'monthly', at: '2027-01-02T00:00:00.000Z' },
    }),
    listedMember('bob', { name: '', access: { hasAccess: false, reason: 'neverSubscribed', until: '' } }),
  ])
  expect(csv).toBe(
    [
      '\ufeffName,Email,State,Access,Reason,Until (UTC),Group seat,Last seen (UTC),Admin,Planned plan,Plan changes on (UTC)',
      `"'=HYPERLINK(""https://evil.test"")",ada@acme.test,Payment due,Yes,Paid membership,2027-01-02,Yes,2026-05-04 03:02,Yes,monthly,2027-01-02`,
      ',bob@acme.test,Member,No,Never subscribed,,No,,No,,',
      '',
    ].join('\r\n'),
  )
})
