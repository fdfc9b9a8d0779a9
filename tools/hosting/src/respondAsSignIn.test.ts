import { serveHttp } from '../../../local-cloud/src/network/serveHttp.ts'
import { respondAsSignIn } from './respondAsSignIn.ts'
import { Site } from './Site.ts'
import { ask } from './testing/ask.ts'

const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const FRAME = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }

const releases: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const release of releases.splice(0)) await release()
})

async function siteFor(authOrigin: string): Promise<Site> {
  const site = new Site('shell', 0, respondAsSignIn(authOrigin), () => {})
  await site.start()
  releases.push(() => site.stop())
  return site
}

test('passes path, query, cookies and answer on, under the origin of the app', async () => {
  const asked: (readonly [string | undefined, string | undefined, string | undefined])[] = []
  const auth = await serveHttp(0, ({ url, headers }, response) => {
    asked.push([url, headers.host, headers.cookie])
    response.appendHeader('set-cookie', 'a=1')
    response.appendHeader('set-cookie', 'b=2')
    response.writeHead(400, { 'content-security-policy': "frame-ancestors 'self'" }).end('the page')
  })
  releases.push(() => auth.close())
  const { origin } = await siteFor(`http://localhost:${auth.port}`)
  const answer = await ask(origin, '/__/auth/callback?state=a%26b', { ...NAVIGATION, cookie: 'flow=1' })
  expect(asked).toEqual([['/__/auth/callback?state=a%26b', `localhost:${auth.port}`, 'flow=1']])
  expect(answer).toMatchObject({ status: 400, text: 'the page' })
  expect(answer.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'content-security-policy': "frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  })
})

test('leads back to the sign-in screen if the Auth server is down, but shows it in no frame', async () => {
  const auth = await serveHttp(0, () => {})
  const { origin } = await siteFor(`http://localhost:${auth.port}`)
  await auth.close()
  const answer = await ask(origin, '/__/auth/callback?state=1', NAVIGATION)
  expect([answer.status, answer.headers.location]).toEqual([302, '/auth/signin'])
  expect((await ask(origin, '/__/auth/iframe', FRAME)).status).toBe(502)
})
