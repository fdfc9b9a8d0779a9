import fc from 'fast-check'
import { CalendarSettingsError, feedAddressOf, feedTokenOf } from './feedAddress.ts'

const TOKEN = 'aB3_-'.padEnd(43, 'x')

test('a path has a token if it consists of it', () => {
  expect(feedTokenOf(`/${TOKEN}.ics`)).toBe(TOKEN)
})

test.each([
  ['nothing', ''],
  ['a slash', '/'],
  ['no ending', `/${TOKEN}`],
  ['another ending', `/${TOKEN}.txt`],
  ['a token that is too short', `/${TOKEN.slice(1)}.ics`],
  ['a token that is too long', `/${TOKEN}x.ics`],
  ['a token that is very long', `/${'x'.repeat(100_000)}.ics`],
  ['a folder', `/${TOKEN}/${TOKEN}.ics`],
  ['a folder above', `/../${TOKEN}.ics`],
  ['an encoded folder above', `/..%2f${TOKEN}.ics`],
  ['an encoded character', `/%41${TOKEN.slice(1)}.ics`],
  ['a line break at the end', `/${TOKEN}.ics\n`],
  ['a null character', `/${TOKEN}\0.ics`],
])('%s is no token', (_what, path) => {
  expect(feedTokenOf(path)).toBeNull()
})

test('no other text is one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      fc.pre(!/^[\w-]{43}$/.test(text))
      expect(feedTokenOf(`/${text}.ics`)).toBeNull()
    }),
  )
})

describe('the address', () => {
  const before = process.env.CALENDAR_FEED_URL
  afterEach(() => {
    if (before === undefined) delete process.env.CALENDAR_FEED_URL
    else process.env.CALENDAR_FEED_URL = before
  })

  test.each(['https://functions.test/calendarFeed', 'http://localhost:5001/calendarFeed'])(
    'is below %s',
    (place) => {
      process.env.CALENDAR_FEED_URL = place
      expect(feedAddressOf(TOKEN)).toBe(`${place}/${TOKEN}.ics`)
    },
  )

  test.each(['', 'calendarFeed', 'http://functions.test/calendarFeed'])(
    'is not made of the parameter "%s"',
    (place) => {
      process.env.CALENDAR_FEED_URL = place
      expect(() => feedAddressOf(TOKEN)).toThrow(CalendarSettingsError)
    },
  )
})
