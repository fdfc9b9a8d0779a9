import { ATTEMPTS } from './test/attempts/ATTEMPTS.ts'
import { type Clients, openClients } from './test/openClients.ts'
import { setRules } from './test/setRules.ts'
import { PROJECT_ID, productRules, type Server, startServer } from './test/startServer.ts'

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

/** Whether an attempt of a group has another result than it should have. */
async function isNoticed(group: string): Promise<boolean> {
  for (const attempt of ATTEMPTS[group] ?? []) {
    if ((await clients.perform(attempt)) !== attempt.isAllowed) return true
  }
  return false
}

// The rest of the rules is changed by `npm run mutation`, without the official emulator.
test.each([
  ['whoever reads a record', 'others', 'request.auth.uid == uid && domainOfCaller() == domain', 'true'],
  ['the fields of a profile', 'records', '&& isProfileChange(resource.data, request.resource.data)', ''],
  ['the content of a version', 'versions', '&& version.content == content', ''],
  [
    'the number of a chunk of answers',
    'respondents of a study',
    '&& number == string(pending.first + pending.chunks - 1)',
    '',
  ],
  ['the price of a checkout', 'payments', 'session.price in settings.prices', 'true'],
  ['decisions about proposals', 'coach sessions', 'added.toSet().size() <= 1', 'true'],
  ['answers that are no texts', 'events', '&& areTexts(answers.values())', ''],
  ['the last instructor', 'events', ' && isInstructor(places[39])', ''],
])('rules that do not check %s are noticed', async (_what, group, condition, weaker) => {
  const weakened = productRules().replace(condition, weaker)
  expect(weakened).not.toBe(productRules())
  await setRules(server.port, weakened)
  expect(await isNoticed(group)).toBe(true)
})
