import { encodeUnsignedJwt } from '../../local-cloud/src/auth/tokens/jwt.ts'
import { type Product, startProduct } from './test/startProduct.ts'
import { PROJECT_ID } from './test/startServer.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await product.reset()
})
afterAll(() => product.stop())

const now = Math.floor(Date.now() / 1000)
const claims = {
  sub: 'stella',
  aud: PROJECT_ID,
  email: 'stella@acme.test',
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3540,
}
const OWN = 'domains/acme.test/users/stella'
const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`

/** Each REST request by which a browser reads or writes. In a list of responses the first item counts. */
const CALLS: Readonly<Record<string, { readonly path: string; readonly body?: object }>> = {
  read: { path: `/${OWN}` },
  query: {
    path: `/${OWN}:runQuery`,
    body: { structuredQuery: { from: [{ collectionId: 'triangularis' }] } },
  },
  count: {
    path: `/${OWN}:runAggregationQuery`,
    body: {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'triangularis' }] },
        aggregations: [{ alias: 'n', count: {} }],
      },
    },
  },
  batchGet: { path: ':batchGet', body: { documents: [`${ROOT}/${OWN}`] } },
  commit: {
    path: ':commit',
    body: {
      writes: [
        {
          update: { name: `${ROOT}/${OWN}`, fields: { firstName: { stringValue: 'Stella' } } },
          updateMask: { fieldPaths: ['firstName'] },
        },
      ],
    },
  },
}

async function statusOf(call: string, authorization: string | undefined): Promise<number> {
  const { path, body } = CALLS[call] ?? { path: '' }
  const response = await fetch(`http://127.0.0.1:${product.port}/v1/${ROOT}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(authorization ? { Authorization: authorization } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await response.text()
  return response.status
}

describe.each(Object.keys(CALLS))('%s', (call) => {
  test.each([
    ['their own token', `Bearer ${encodeUnsignedJwt(claims)}`, 200],
    ['no token', undefined, 403],
    [
      'a token of another user',
      `Bearer ${encodeUnsignedJwt({ ...claims, sub: 'carl', email: 'carl@acme.test' })}`,
      403,
    ],
    [
      'their uid at another domain',
      `Bearer ${encodeUnsignedJwt({ ...claims, email: 'stella@other.test' })}`,
      403,
    ],
    ['an expired token', `Bearer ${encodeUnsignedJwt({ ...claims, iat: now - 7200, exp: now - 3600 })}`, 401],
    ['a token of another project', `Bearer ${encodeUnsignedJwt({ ...claims, aud: 'other' })}`, 401],
    ['a malformed token', 'Bearer not.a.token', 401],
    ['half a token', `Bearer ${encodeUnsignedJwt(claims).slice(0, 40)}`, 401],
    ['a signed token', `Bearer ${encodeUnsignedJwt(claims)}abc`, 401],
  ])('with %s', async (_, authorization, status) => {
    expect(await statusOf(call, authorization)).toBe(status)
  })
})
