import { codeOf, exchange } from '../test/codeFlow.ts'
import { identityFixture } from '../test/identityFixture.ts'
import { ANN, OTHER_CLIENT } from '../test/identityServer.ts'
import { userInfo } from '../test/userInfo.ts'

const at = identityFixture()

describe('a code', () => {
  test.each([
    ['the verifier is missing', { code_verifier: '' }, 'invalid_request'],
    ['the verifier is wrong', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['the verifier is too short', { code_verifier: 'x' }, 'invalid_grant'],
    ['another client comes with it', { client_id: OTHER_CLIENT.id }, 'invalid_grant'],
    ['nobody we know comes with it', { client_id: 'nobody' }, 'invalid_client'],
    ['it is for another address', { redirect_uri: OTHER_CLIENT.redirectUris[1] ?? '' }, 'invalid_grant'],
    ['it is made up', { code: 'made up' }, 'invalid_grant'],
    ['it is missing', { code: '' }, 'invalid_request'],
    ['another grant is meant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('returns no tokens when %s', async (_what, changes, error) => {
    const code = await codeOf(at.browser, ANN.email, ANN.password)
    const { status, body } = await exchange(at.server, { code, ...changes })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).toEqual({ error, error_description: expect.any(String) })
  })

  test('is valid for a minute', async () => {
    const code = await codeOf(at.browser, ANN.email, ANN.password)
    at.server.advance(61)
    expect((await exchange(at.server, { code })).body).toMatchObject({ error: 'invalid_grant' })
  })

  test('is valid once; a second use revokes its tokens', async () => {
    const code = await codeOf(at.browser, ANN.email, ANN.password)
    const { body } = await exchange(at.server, { code })
    expect((await userInfo(at.server, body.access_token)).status).toBe(200)
    expect(await exchange(at.server, { code })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
    expect((await userInfo(at.server, body.access_token)).status).toBe(401)
  })

  test('serves exactly one of two concurrent requests', async () => {
    const code = await codeOf(at.browser, ANN.email, ANN.password)
    const answers = await Promise.all([exchange(at.server, { code }), exchange(at.server, { code })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('returns an access token for an hour', async () => {
    const { body } = await exchange(at.server, { code: await codeOf(at.browser, ANN.email, ANN.password) })
    at.server.advance(3601)
    expect((await userInfo(at.server, body.access_token)).status).toBe(401)
    expect((await userInfo(at.server, 'made-up')).status).toBe(401)
  })
})
