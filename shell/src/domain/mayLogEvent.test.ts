import { mayLogEvent } from './mayLogEvent.ts'

const SITE = 'studio.example'

test.each([
  ['page_view', { insights: true, hostname: SITE, debug: false }, true],
  ['page_view', { insights: false, hostname: SITE, debug: false }, false],
  ['page_view', { insights: false, hostname: SITE, debug: true }, false],
  ['page_view', { insights: true, hostname: 'localhost', debug: false }, false],
  ['page_view', { insights: true, hostname: '127.0.0.1', debug: false }, false],
  ['page_view', { insights: true, hostname: '[::1]', debug: false }, false],
  ['page_view', { insights: true, hostname: 't7.localhost', debug: false }, false],
  ['page_view', { insights: true, hostname: 'localhost.example', debug: false }, true],
  ['page_view', { insights: true, hostname: 'localhost', debug: true }, true],
  ['cookie_consent', { insights: false, hostname: 'localhost', debug: false }, true],
  ['cookie_consent', { insights: false, hostname: SITE, debug: false }, true],
] as const)('%s with %j is written: %j', (event, ground, expected) => {
  expect(mayLogEvent(event, ground)).toBe(expected)
})
