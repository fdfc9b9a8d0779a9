import type { Session } from '@outcome-studio/shared/data'
import { QueryClient } from '@tanstack/react-query'
import { resetOnAuthChange } from './resetOnAuthChange.ts'

const as = (uid: string): Session => ({
  state: 'signedIn',
  uid,
  email: uid,
  domain: 'acme.test',
  claims: { toolsAdmin: false },
})
const OUT: Session = { state: 'signedOut' }

test.each<[string, Session[], boolean]>([
  ['the same person gets a new token', [as('a'), as('a')], true],
  ['another person signs in', [as('a'), as('b')], false],
  ['the person signs out', [as('a'), OUT], false],
  ['somebody signs in', [OUT, as('a')], false],
  ['nobody is there still', [OUT, OUT], true],
])('the cache when %s', (_what, [before, after], isKept) => {
  const client = new QueryClient()
  let tell: (session: Session) => void = () => {}
  const release = jest.fn()
  const returned = resetOnAuthChange(client, (listener) => {
    tell = listener
    return release
  })
  if (before) tell(before)
  client.setQueryData(['studies'], ['mine'])
  if (after) tell(after)
  expect(client.getQueryData(['studies'])).toEqual(isKept ? ['mine'] : undefined)
  returned()
  expect(release).toHaveBeenCalledTimes(1)
})
