import { identityLogOutUrl, isIdentityProviderUp } from './identityLogOut.ts'

const config = {
  identity: {
    providerId: 'oidc.outcome-studio',
    origin: 'http://localhost:9200',
    clientId: 'web app',
    connection: 'people',
  },
}

test('contains the client id and the return address', () => {
  expect(identityLogOutUrl(config, 'http://localhost:3000/auth/signin?a=b')).toBe(
    'http://localhost:9200/v2/logout?client_id=web+app&returnTo=http%3A%2F%2Flocalhost%3A3000%2Fauth%2Fsignin%3Fa%3Db',
  )
})

test('a provider with any response is up, and one without is down', async () => {
  expect(await isIdentityProviderUp(config, async () => new Response(null, { status: 500 }))).toBe(true)
  expect(await isIdentityProviderUp(config, () => Promise.reject(new TypeError('refused')))).toBe(false)
})
