import { rest } from '../../test/rest.ts'
import { startTestServer, TEST_ROOT, type TestServer } from '../../test/startTestServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  expect(server.log).toEqual([])
})

describe('HTTP', () => {
  test('allows pages of this machine with credentials, and no others', async () => {
    const origin = 'http://localhost:3000'
    const preflight = await fetch(`${server.url}/a/1`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-headers': 'x-a,x-b',
        'access-control-request-private-network': 'true',
      },
    })
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'x-a,x-b',
      'access-control-allow-private-network': 'true',
    })
    const answer = await fetch(`${server.url}/a/1`, { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    const foreign = await fetch(`${server.url}/a/1`, { headers: { origin: 'https://evil.test' } })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-HTTP-Session-Id')
  })

  test.each([
    ['POST', ':commit', '{"writes":'],
    ['POST', ':commit', '[]'],
    ['POST', ':commit', { writes: 7 }],
    ['POST', ':commit', { writes: [null] }],
    ['POST', ':batchGet', { documents: ['a/b'] }],
    ['POST', ':runQuery', { structuredQuery: { from: 'a' } }],
    ['POST', ':runQuery', { structuredQuery: { where: { fieldFilter: { op: 'EQUAL' } } } }],
    ['POST', ':runAggregationQuery', {}],
    ['PATCH', '/a/1', { fields: { a: { integerValue: 'x' } } }],
    ['PATCH', '/a/1', { fields: { __proto: [] } }],
    ['GET', '/a/1?readTime=soon', undefined],
    ['GET', '/a?pageSize=-1', undefined],
    ['GET', '/a?pageToken=xyz', undefined],
    ['GET', '/__a__/1', undefined],
    ['POST', ':batchGet', { documents: [`${TEST_ROOT}/a/1`], transaction: 'AAAA' }],
  ])('answers the malformed %s %s %j by INVALID_ARGUMENT', async (method, path, body) => {
    expect(await rest(method, server.url + path, body)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    })
  })

  test('answers 404 for unknown paths and 501 for unsupported calls', async () => {
    expect(await rest('POST', `${server.url}:executePipeline`, {})).toMatchObject({ status: 501 })
    expect(await rest('POST', `${server.url}:partitionQuery`, {})).toMatchObject({ status: 501 })
    expect((await fetch(`http://127.0.0.1:${server.port}/nothing`)).status).toBe(404)
    const structuredQuery = { from: [{ collectionId: 'a' }] }
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] }
    for (const explainOptions of [{}, { analyze: true }]) {
      for (const [call, query] of [
        [':runQuery', { structuredQuery }],
        [':runAggregationQuery', { structuredAggregationQuery }],
      ] as const)
        expect(await rest('POST', server.url + call, { ...query, explainOptions })).toMatchObject({
          status: 501,
          body: { error: { status: 'UNIMPLEMENTED' } },
        })
    }
  })

  test('accepts a commit of less than 10 MiB and rejects a larger one', async () => {
    const commit = (documents: number) => {
      const fields = { text: { stringValue: 'x'.repeat(1_000_000) } }
      const writes = Array.from({ length: documents }, (_, index) => ({
        update: { name: `${TEST_ROOT}/large/${index}`, fields },
      }))
      return rest('POST', `${server.url}:commit`, { writes })
    }
    expect(await commit(11)).toMatchObject({
      status: 400,
      body: {
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'Request payload size exceeds the limit: 10485760 bytes.',
        },
      },
    })
    expect(await rest('GET', `${server.url}/large/0`)).toMatchObject({ status: 404 })
    expect(await commit(10)).toMatchObject({ status: 200 })
  })

  test('allows reads of the past if nothing has changed since', async () => {
    const { body } = await rest('PATCH', `${server.url}/past/1`, { fields: {} })
    const { updateTime } = Object(body)
    expect(await rest('GET', `${server.url}/past/1?readTime=${updateTime}`)).toMatchObject({ status: 200 })
    await rest('PATCH', `${server.url}/past/2`, { fields: {} })
    expect(await rest('GET', `${server.url}/past/1?readTime=${updateTime}`)).toMatchObject({ status: 501 })
  })

  test('returns a collection in pages', async () => {
    for (const id of ['1', '2', '3']) await rest('PATCH', `${server.url}/pages/${id}`, { fields: {} })
    const first = Object((await rest('GET', `${server.url}/pages?pageSize=2`)).body)
    expect(first.documents).toHaveLength(2)
    const second = Object(
      (await rest('GET', `${server.url}/pages?pageSize=2&pageToken=${first.nextPageToken}`)).body,
    )
    expect(second).toEqual({ documents: [expect.objectContaining({ name: `${TEST_ROOT}/pages/3` })] })
  })
})
