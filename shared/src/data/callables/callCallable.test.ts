import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runOutcomeAutomation } from '@outcome-studio/shared/callables/runOutcomeAutomation'
import { checkText, checkWholeStudy, VER_LEXER } from '@outcome-studio/shared/domain/checker'
import { describeError, requestIdOf } from '@outcome-studio/shared/domain/errors'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { stellaFixture } from '../testing/stellaFixture.ts'
import { callCallable } from './callCallable.ts'

const fixture = stellaFixture()

const PART = 40
const statements = Array.from({ length: 2_000 }, (_, index) => ({
  uuid: `s${index}`,
  userInput: `Minimize the time it takes to find guest ${index} when the room is full`,
}))
const study = {
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: [{ uuid: 'step', userInput: 'Locate a table', category: null, outcomeStatements: statements }],
}
const partAt = (start: number) => {
  const outcomeStatements = statements.slice(start, start + PART)
  return {
    automationEntity: 'study',
    input: { ...study, jobSteps: study.jobSteps.map((step) => ({ ...step, outcomeStatements })) },
    only: outcomeStatements.map(({ uuid }) => uuid),
  } as const
}

test('the server accepts 2,000 statements, in parts and as a whole study', async () => {
  for (let start = 0; start < statements.length; start += PART) {
    const part = partAt(start)
    const { remarks, verLexer } = await callCallable(runOutcomeAutomation, part, fixture.stella)
    expect(Object.keys(remarks)).toEqual(part.only)
    expect(remarks[`s${start}`]).toEqual(checkText('outcomeStatement', statements[start]?.userInput ?? ''))
    expect(verLexer).toBe(VER_LEXER)
  }
  const whole = { automationEntity: 'study', input: study, only: 'wholeStudy' } as const
  expect((await callCallable(runOutcomeAutomation, whole, fixture.stella)).remarks).toEqual(
    checkWholeStudy(study),
  )
})

test('refuses callers without a sign-in and without a membership', async () => {
  const nobody = openTestConnection(fixture.cloud)
  const never = await signedInAs(fixture.cloud, 'never@solo.test')
  await expect(callCallable(runOutcomeAutomation, partAt(0), nobody)).rejects.toMatchObject({
    code: 'cen/sign-in-required',
  })
  await expect(callCallable(runOutcomeAutomation, partAt(0), never)).rejects.toMatchObject({
    code: 'functions/permission-denied',
  })
  await nobody.release()
  await never.release()
})

/**
 * A functions server with one answer to every call.
 * @returns the message for the member
 */
async function toldBy(status: number, body: string): Promise<unknown> {
  const server = createServer((request, response) => {
    response.writeHead(request.method === 'OPTIONS' ? 204 : status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: functionsPort } = server.address() as AddressInfo
  const { authUrl, firestorePort } = fixture.cloud
  const connection = openTestConnection({ authUrl, firestorePort, functionsPort })
  await signInWithToken(await fixture.cloud.customToken('standard@acme.test'), connection)
  try {
    return await callCallable(runOutcomeAutomation, partAt(0), connection).catch(
      (error: unknown) => describeError(error).message,
    )
  } finally {
    await connection.release()
    server.closeAllConnections()
    server.close()
  }
}

test('the error of a call has the id that its lines in the log have', async () => {
  const never = await signedInAs(fixture.cloud, 'never@solo.test')
  const error: unknown = await callCallable(runOutcomeAutomation, partAt(0), never).catch(
    (thrown: unknown) => thrown,
  )
  expect(requestIdOf(error)).toMatch(/^[\da-f-]{36}$/)
  await never.release()
})

test.each([
  ['a server that is busy', 429, '{"error":{"status":"RESOURCE_EXHAUSTED","message":"no"}}', /busy/],
  [
    'a server that ran out of time',
    504,
    '{"error":{"status":"DEADLINE_EXCEEDED","message":"no"}}',
    /too long/,
  ],
  ['an answer of another shape', 200, '{"result":{"remarks":7}}', /Something went wrong/],
  ['no JSON', 200, '<html></html>', /Something went wrong/],
])('%s is told as what it is', async (_case, status, body, words) => {
  expect(await toldBy(status, body)).toMatch(words)
})
