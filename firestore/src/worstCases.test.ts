import { createCostMeter } from './test/measureCost.ts'
import { type Clients, openClients } from './test/openClients.ts'
import { PROJECT_ID, productRules, type Server, startServer } from './test/startServer.ts'
import { WORST_CASES } from './test/WORST_CASES.ts'

/** Firestore refuses what evaluates more than 1,000 expressions for a document. A fifth stays free. */
const MOST = 800

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

test.each(WORST_CASES.map(({ attempt, count }) => ({ ...attempt, attempt, count })))(
  '$who $what: $count expressions',
  async ({ attempt, count }) => {
    const meter = createCostMeter(server.port, productRules(), clients)
    expect(await meter.measure(attempt, count)).toBe(count)
    expect(count).toBeLessThanOrEqual(MOST)
  },
)
