import { ATTEMPTS } from './test/attempts/ATTEMPTS.ts'
import { type Clients, openClients } from './test/openClients.ts'
import { readCoverage } from './test/readCoverage.ts'
import { PROJECT_ID, type Server, startServer } from './test/startServer.ts'

let server: Server
let clients: Clients
beforeAll(async () => {
  server = await startServer()
  clients = openClients(server.port, PROJECT_ID)
  await clients.fill()
})
afterAll(async () => {
  await clients.release()
  await server.stop()
})

const wording = (isAllowed: boolean) => (isAllowed ? 'may' : 'may not')

describe.each(Object.entries(ATTEMPTS))('%s', (_, attempts) => {
  test.each(attempts.map((attempt) => ({ ...attempt, verdict: wording(attempt.isAllowed), attempt })))(
    '$verdict: $who $what',
    async ({ verdict, attempt }) => {
      expect(wording(await clients.perform(attempt))).toBe(verdict)
    },
  )
})

// The attempts before this test evaluated them.
test('every expression of the rules was evaluated', async () => {
  const missing = (await readCoverage(server.port)).filter(({ isEvaluated }) => !isEvaluated)
  expect(missing.map(({ label }) => label)).toEqual([])
})
