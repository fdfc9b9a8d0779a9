import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { syncAffiliateServices } from './syncAffiliateServices.ts'

let cloud: SharedCloud
const open: Connection[] = []

beforeAll(async () => {
  cloud = await sharedLocalCloud()
})
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.release()))
  await cloud.release()
})
afterEach(() => jest.restoreAllMocks())

test('the affiliate service of the local cloud gets the profile', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const stella = await signedInAs(cloud, 'standard@acme.test')
  open.push(stella)
  await syncAffiliateServices(stella)
  expect(log).not.toHaveBeenCalled()
  const calls: unknown = await (await fetch(`${cloud.consoleUrl}/calls.json`)).json()
  expect(calls).toContainEqual(
    expect.objectContaining({ body: expect.objectContaining({ email: 'standard@acme.test' }) }),
  )
})

test('a failure is only logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const nobody = openTestConnection(cloud)
  open.push(nobody)
  await syncAffiliateServices(nobody)
  expect(log).toHaveBeenCalledWith(
    'The affiliate service could not be synchronized.',
    expect.objectContaining({ code: 'cen/sign-in-required' }),
  )
})
