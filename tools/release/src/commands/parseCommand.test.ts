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
  ['list --env s', { action: 'list', feature: '' }],
  ['list mfe-sia --env s', { action: 'list', feature: 'mfe-sia' }],
  ['keys', { action: 'keys' }],
])('%s', (line, expected) => {
  expect(parseCommand(line.split(' '))).toMatchObject(expected)
})

test.each([
  '',
  'mfe-account',
  'account --env s',
  'mfe-account mfe-sia --env s',
  'mfe-account 10% --env s',
  'canary --env s',
  'canary mfe-sia 1 2 3% --env s',
  'promote --env s',
  'promote mfe-sia 10% --env s',
  'guard --counts counts.json --env s',
  'guard mfe-sia --env s --port-offset x',
  'status --counts counts.json --env s',
  'status mfe-sia --env s',
  'status',
  'mfe-account --env s --unknown',
])('"%s" is explained', (line) => {
  expect(() => parseCommand(line.split(' ').filter((word) => word !== ''))).toThrow(UsageError)
})
