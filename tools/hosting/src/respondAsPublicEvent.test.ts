import { serveHttp } from '../../../local-cloud/src/network/serveHttp.ts'
import { isPublicEvent, respondAsPublicEvent } from './respondAsPublicEvent.ts'
import { Site } from './Site.ts'
import { ask } from './testing/ask.ts'

test.each([
  ['/events/abc', true],
  ['/events', false],
  ['/eventsource', false],
  ['/live-events/abc', false],
])('%s is the page of an event that everybody may open: %s', (path, expected) => {
  expect(isPublicEvent(path)).toBe(expected)
})

test('passes the id on to the function, and says if the function does not answer', async () => {
  const asked: (string | undefined)[] = []
  const functions = await serveHttp(0, ({ url }, response) => {
    asked.push(url)
    response.writeHead(404, { 'cache-control': 'no-cache' }).end('no event')
  })
  const address = () => `http://localhost:${functions.port}/project/region/publicEvent`
  const site = new Site('shell', 0, respondAsPublicEvent(address), () => {})
  await site.start()
  try {
    const answer = await ask(site.origin, '/events/a%20b?utm=x', {})
    expect(asked).toEqual(['/project/region/publicEvent/a%20b?utm=x'])
    expect(answer).toMatchObject({ status: 404, text: 'no event' })
    expect(answer.headers['cache-control']).toBe('no-cache')
    await functions.close()
    expect((await ask(site.origin, '/events/a', {})).status).toBe(502)
  } finally {
    await site.stop()
  }
})
