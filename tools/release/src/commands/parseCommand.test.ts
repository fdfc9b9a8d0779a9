import { UsageError } from '../core/UsageError.ts'
import { parseCommand } from './parseCommand.ts'

test.each<[string, object]>([
  ['mfe-account --env staging', { action: 'release', feature: 'mfe-account', env: 'staging', to: null }],
  ['mfe-account --env staging --to cdn --force', { to: 'cdn', isForced: true }],
  ['shell --env staging', { action: 'shell', feature: '' }],
  ['canary mfe-sia 10% --env staging', { action: 'canary', feature: 'mfe-sia', version: null, share: '10%' }],
  ['canary mfe-sia 19.2.0-1a 2.5% --env staging', { version: '19.2.0-1a', share: '2.5%' }],
  ['canary mfe-sia 50% 19.2.0-1a --env staging', { version: '19.2.0-1a', share: '50%' }],
  [
    'canary mfe-sia --env s --organization a.test --organization b.test --admins --people list',
    { organizations: ['a.test', 'b.test'], admins: true, people: 'list', share: null },
  ],
  ['guard mfe-sia --counts counts.json --env s', { action: 'guard', counts: 'counts.json' }],
  ['guard --env s', { action: 'guard', feature: '', counts: null, portOffset: 0 }],
  ['guard mfe-sia --env local --port-offset 100', { feature: 'mfe-sia', portOffset: 100 }],
  ['status --env s', { action: 'status' }],
  ['promote mfe-sia 19.2.0-1a --env s', { action: 'promote', version: '19.2.0-1a' }],
  ['list --env s', { action: 'list', feature: '' }],
  ['list mfe-sia --env s', { action: 'list', feature: 'mfe-sia' }],
  ['keys', { action: 'keys' }],
])('%s', (line, expected) => {
  expect(parseCommand(line.split(' '))).toMatchObject(expected)
})

test.each([
  ['', 'Say what to do.'],
  ['mfe-account', 'Name the environment'],
  ['account --env s', '"account" is neither a command nor a feature'],
  ['mfe-account mfe-sia --env s', '"mfe-sia" is too much'],
  ['mfe-account 10% --env s', '"10%" cannot stand here'],
  ['canary --env s', 'Name the feature after "canary"'],
  ['canary sia 10% --env s', '"sia" is no feature'],
  ['canary mfe-sia 1 2 3% --env s', '"3%" is too much'],
  ['canary mfe-sia 2% 3% --env s', '"3%" cannot stand here'],
  ['promote --env s', 'Name the feature after "promote"'],
  ['promote mfe-sia 10% --env s', '"10%" cannot stand here'],
  ['guard --counts counts.json --env s', '--counts is for "guard FEATURE"'],
  ['guard mfe-sia --env s --port-offset x', '--port-offset is a number'],
  ['status --counts counts.json --env s', '--counts is for "guard FEATURE"'],
  ['status mfe-sia --env s', '"mfe-sia" is too much'],
  ['status', 'Name the environment'],
  ['mfe-account --env s --unknown', 'npm run release'],
])('"%s" is explained: %s', (line, problem) => {
  const parse = () => parseCommand(line.split(' ').filter((word) => word !== ''))
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(problem)
})
