import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { runSSOMigrationSync } from './runSSOMigrationSync.ts'

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

test('is skipped for a sign-in by token, as in the dev environment', async () => {
  const stella = await signedInAs(cloud, 'standard@acme.test')
  open.push(stella)
  const call = jest.fn(stella.call)
  await runSSOMigrationSync({ ...stella, call })
  expect(call).not.toHaveBeenCalled()
})

test('is run for a sign-in by token whose record is missing', async () => {
  const stella = await signedInAs(cloud, 'standard@acme.test')
  open.push(stella)
  const call = jest.fn(stella.call)
  expect(await runSSOMigrationSync({ ...stella, call }, { evenByToken: true })).toBeNull()
  expect(call).toHaveBeenCalledTimes(1)
})

test('a failure is only logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const nobody = openTestConnection(cloud)
  open.push(nobody)
  expect(await runSSOMigrationSync(nobody)).toMatchObject({ code: 'cen/sign-in-required' })
  expect(log).toHaveBeenCalledWith(
    'The member record could not be synchronized.',
    expect.objectContaining({ code: 'cen/sign-in-required' }),
  )
})

test('two calls at once are one, and a later one asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const auth = jest.fn(() => Promise.reject(new Error('no SDK')))
  const nobody = { ...openTestConnection(cloud), auth }
  open.push(nobody)
  await Promise.all([runSSOMigrationSync(nobody), runSSOMigrationSync(nobody)])
  expect(auth).toHaveBeenCalledTimes(1)
  await runSSOMigrationSync(nobody)
  expect(auth).toHaveBeenCalledTimes(2)
})

test('with a new token it asks again after the call that is under way', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  let running = 0
  const auth = jest.fn(async () => {
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    throw new Error('no SDK')
  })
  const nobody = { ...openTestConnection(cloud), auth }
  open.push(nobody)
  const first = runSSOMigrationSync(nobody)
  const again = runSSOMigrationSync(nobody, { isNewToken: true })
  const joined = runSSOMigrationSync(nobody)
  await Promise.all([first, again, joined])
  expect(auth).toHaveBeenCalledTimes(2)
  await runSSOMigrationSync(nobody, { isNewToken: true })
  expect(auth).toHaveBeenCalledTimes(3)
})
