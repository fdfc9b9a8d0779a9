import { LOCAL_ENVIRONMENT } from '../LOCAL_ENVIRONMENT.ts'
import { checkEnvironment } from '../schema/checkEnvironment.ts'
import { withPorts } from './withPorts.ts'

test('moves every port of this machine and nothing else', () => {
  const moved = withPorts(LOCAL_ENVIRONMENT, (port) => port + 100)
  expect(moved.sites.shell?.origin).toBe('http://localhost:3100')
  expect(moved.emulators).toMatchObject({ auth: 9199, firestore: 8180, functions: 5101, hosting: null })
  expect(moved.sessionReplay?.collector).toBe('http://localhost:4100/session-replay')
  expect(moved.links).toEqual(LOCAL_ENVIRONMENT.links)
  expect(withPorts(moved, (port) => port - 100)).toEqual(LOCAL_ENVIRONMENT)
  expect(checkEnvironment(moved).problems).toEqual([])
})
