import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type InterruptibleCloud, interruptibleCloud } from './interruptibleCloud.ts'
import { sharedLocalCloud } from './localCloud.ts'

let cloud: InterruptibleCloud

beforeEach(async () => {
  cloud = await interruptibleCloud()
})
afterEach(() => cloud.release())

const status = (url: string) =>
  fetch(url).then(
    (response) => response.status,
    () => 'unreachable',
  )

/** Resolves once the connection is closed, in order or by a reset. */
const isClosed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.on('error', () => {})
    socket.once('close', () => resolve())
  })

test('a cloud is unreachable while it is interrupted, for this test file only', async () => {
  const people = `${cloud.authUrl}/local-cloud/people`
  const firestore = `http://localhost:${cloud.firestorePort}/`
  expect([await status(people), await status(firestore)]).toEqual([200, 200])
  cloud.interrupt()
  expect([await status(people), await status(firestore)]).toEqual(['unreachable', 'unreachable'])
  const shared = await sharedLocalCloud()
  expect(await status(`${shared.authUrl}/local-cloud/people`)).toBe(200)
  cloud.resume()
  expect([await status(people), await status(firestore)]).toEqual([200, 200])
})

test('an open connection is closed, and each new one', async () => {
  const open = connect(cloud.firestorePort, 'localhost')
  const closed = isClosed(open)
  await once(open, 'connect')
  cloud.interrupt()
  await Promise.all([closed, isClosed(connect(cloud.firestorePort, 'localhost'))])
})
