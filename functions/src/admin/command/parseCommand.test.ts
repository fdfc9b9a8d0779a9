import { HELP } from './HELP.ts'
import { parseCommand } from './parseCommand.ts'
import { UsageError } from './UsageError.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean), 'olga', NOW)

test.each<[string, object]>([
  ['list', { kind: 'list' }],
  ['grant isAdmin Ann@Acme.test', { kind: 'grant', right: 'isAdmin', email: 'ann@acme.test' }],
  [
    'revoke liveeventsadmin ann@acme.test',
    { kind: 'revoke', right: 'liveEventsAdmin', email: 'ann@acme.test' },
  ],
  ['group show Acme.test', { kind: 'groupShow', domain: 'acme.test' }],
  ['group end acme.test', { kind: 'groupEnd', domain: 'acme.test' }],
  ['group set acme.test --seats 5', { kind: 'groupSet', domain: 'acme.test', changes: { seats: 5 } }],
  [
    'group set acme.test --ends 2027-12-31 --contact Boss@acme.test',
    {
      kind: 'groupSet',
      domain: 'acme.test',
      changes: { endsAt: '2027-12-31T23:59:59.999Z', contact: 'boss@acme.test' },
    },
  ],
  [
    'group set acme.test --ends=2027-12-31T10:00:00Z',
    { kind: 'groupSet', domain: 'acme.test', changes: { endsAt: '2027-12-31T10:00:00.000Z' } },
  ],
  ['member show ann@acme.test', { kind: 'memberShow', email: 'ann@acme.test' }],
  [
    'member restore ann@acme.test --from yesterday',
    {
      kind: 'memberRestore',
      email: 'ann@acme.test',
      source: { database: 'yesterday', accounts: null },
    },
  ],
  [
    'member restore ann@acme.test --from yesterday --accounts users.json',
    {
      kind: 'memberRestore',
      email: 'ann@acme.test',
      source: { database: 'yesterday', accounts: 'users.json' },
    },
  ],
  ['payments sync ann@acme.test', { kind: 'paymentsSync', email: 'ann@acme.test' }],
  ['audit', { kind: 'audit', limit: 20 }],
  ['audit --limit 3', { kind: 'audit', limit: 3 }],
  ['members log', { kind: 'membersLog', limit: 20 }],
  ['members log --limit 3', { kind: 'membersLog', limit: 3 }],
])('%s', (line, command) => {
  expect(parse(line)).toEqual({ command, place: { project: null, portOffset: 0, operator: 'olga' } })
})

test('the place is the local cloud unless a project is named', () => {
  expect(parse('list --port-offset 300 --operator Olga')?.place).toEqual({
    project: null,
    portOffset: 300,
    operator: 'Olga',
  })
  expect(parse('list --project outcome-studio')?.place.project).toBe('outcome-studio')
})

test.each(['--help', '-h', 'help', 'group set --help', 'frobnicate --help'])('%s asks for help', (line) => {
  expect(parse(line)).toBeNull()
})

test.each([
  ['', 'A command is missing.'],
  ['frobnicate', '"frobnicate" is no command.'],
  ['group', '"group" is no command.'],
  ['member hide ann@acme.test', '"member hide" is no command.'],
  ['list everything', 'Write: list.'],
  ['grant isAdmin', 'Write: grant RIGHT EMAIL.'],
  ['grant king ann@acme.test', '"king" is no right. Rights are isAdmin, liveEventsAdmin, coach.'],
  ['grant isAdmin ann', '"ann" is not an email address.'],
  ['member show ann@acme', '"ann@acme" is not an email address.'],
  ['group set acme.test', 'Say what to set'],
  ['group set acme --seats 1', '"acme" is no domain.'],
  ['group set ann@acme.test --seats 1', 'is no domain.'],
  ['group set acme.test/users --seats 1', 'is no domain.'],
  ['group set s\u0435at.test --seats 1', 'In ASCII it is xn--sat-rdd.test: if you mean that, write it so.'],
  ['group set büro.test --seats 1', 'In ASCII it is xn--bro-hoa.test'],
  ['group set co.uk --seats 1', 'co.uk gives addresses to anybody'],
  ['group set github.io --seats 1', 'github.io gives addresses to anybody'],
  ['group set mail.de --seats 1', 'mail.de gives addresses to anybody'],
  ['group set Gmail.com --seats 1', 'gmail.com gives addresses to anybody'],
  ['group set acme.test --seats 0', '--seats needs a whole number from 1 to 100000, not "0".'],
  ['group set acme.test --seats many', '--seats needs a whole number'],
  ['group set acme.test --ends 2027-02-30', '"2027-02-30" is no date.'],
  ['group set acme.test --ends tomorrow', '"tomorrow" is no date.'],
  ['group set acme.test --ends 2026-05-31', '2026-05-31 is over.'],
  ['group set acme.test --contact office', '"office" is not an email address.'],
  ['group show acme.test --seats 3', '--seats does not belong to "group show".'],
  ['member restore ann@acme.test', 'Name the database with --from DATABASE.'],
  ['member show ann@acme.test --from yesterday', '--from does not belong to "member show".'],
  ['list --limit 3', '--limit does not belong to "list".'],
  ['members list', '"members list" is no command.'],
  ['audit --limit 0', '--limit needs a whole number'],
  ['list --port-offset x', '--port-offset needs a whole number'],
  ['list --project=', '--project needs the id'],
  ['list --force', "Unknown option '--force'"],
  ['list --project', 'argument missing'],
])('%s is refused in one line', (line, message) => {
  const attempt = () => parse(line)
  expect(attempt).toThrow(UsageError)
  expect(attempt).toThrow(message)
  expect(attempt).not.toThrow('\n')
})

test('the help names every command', () => {
  for (const name of [
    'list',
    'grant',
    'revoke',
    'group set',
    'group show',
    'group end',
    'member show',
    'member restore',
    'payments sync',
    'audit',
    'members log',
  ]) {
    expect(HELP).toContain(`\n  ${name} `)
  }
})
