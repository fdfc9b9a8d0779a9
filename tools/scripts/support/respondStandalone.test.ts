import { Site } from '../../hosting/src/Site.ts'
import { ask } from '../../hosting/src/testing/ask.ts'
import { respondStandalone } from './respondStandalone.ts'

let site: Site
let errors: unknown[]
beforeEach(async () => {
  errors = []
  const respond = respondStandalone(
    'mfe-account',
    (request, response, next) => (request.url === '/alone/main.js' ? response.end('main') : next()),
    { region: 'here' },
  )
  site = new Site('mfe-account', 0, respond, (error) => errors.push(error))
  await site.start()
})
afterEach(async () => {
  await site.stop()
  expect(errors).toEqual([])
})

test.each(['/', '/auth/profile?as=standard@acme.test'])(
  'gives a person who goes to %s the page',
  async (path) => {
    const answer = await ask(site.origin, path, { 'sec-fetch-mode': 'navigate' })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<script defer src="/alone/main.js">')
  },
)

test('gives the page its configuration and files', async () => {
  expect(JSON.parse((await ask(site.origin, '/config.json')).text)).toEqual({ region: 'here' })
  expect((await ask(site.origin, '/alone/main.js', { 'sec-fetch-mode': 'no-cors' })).text).toBe('main')
})

test('says of any other file that there is none', async () => {
  const answer = await ask(site.origin, '/alone/other.js', { 'sec-fetch-mode': 'no-cors' })
  expect(answer).toMatchObject({ status: 404, text: 'There is no such file.\n' })
})
