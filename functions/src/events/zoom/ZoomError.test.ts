import { StudioError } from '@outcome-studio/shared/domain/errors'
import { pseudonym } from '../../log/pseudonym.ts'
import { createEventsLog, reasonOf } from './eventsLog.ts'
import { isEventGone, reasonInWords, registrationFailureOf, toEventsError, ZoomError } from './ZoomError.ts'
import { readZoomSettings, ZoomSettingsError, zoomWebhookSecrets } from './zoomSettings.ts'

const refused = (status: number, code: number | null = null) =>
  new ZoomError('refused', 'POST /webinars/{id}/registrants', { status, code })

test.each([
  [refused(400, 3035), 'full'],
  [refused(400, 3043), 'full'],
  [refused(400, 3027), 'hostCannotRegister'],
  [refused(404, 3001), 'eventGone'],
  [refused(404), 'eventGone'],
  [refused(400, 3001), 'eventGone'],
  [refused(400, 3038), 'eventOver'],
  [refused(400, 300), 'refused'],
  [refused(400, 4242), 'refused'],
  [refused(404, 404), 'registrationOff'],
  [refused(400, 3034), 'emailNotAccepted'],
  [refused(400, 4711), 'notConnected'],
  [new ZoomError('unauthorized', 'POST', { status: 401 }), 'notConnected'],
  [new ZoomError('limitedToday', 'POST'), 'tooManyToday'],
  [new ZoomError('limited', 'POST'), 'unavailable'],
  [new ZoomError('unreachable', 'POST', { status: 500 }), 'unavailable'],
] as const)('%s means %s to a member', (error, failure) => {
  expect(registrationFailureOf(error)).toBe(failure)
})

// As Zoom answers to POST /webinars/{id}/registrants.
test.each([
  [
    'registrationOff',
    404,
    { code: 404, message: 'Registration has not been enabled for this webinar: 85712345678.' },
  ],
  ['registrationOff', 400, { code: 3000, message: 'Registration not enabled for this webinar: 857' }],
  [
    'registrationOff',
    400,
    { code: 300, message: 'Registration has not been enabled for this meeting: 857.' },
  ],
  ['paidAtZoom', 400, { code: 3000, message: 'The Zoom REST API does not support paid registration.' }],
  [
    'full',
    400,
    { code: 3000, message: 'You have reached the limit for the number of attendees you can add.' },
  ],
  ['refused', 400, { code: 3000, message: 'Cannot access webinar info.' }],
  ['questionsRequired', 400, { code: 300, message: 'Validation Failed.', fields: ['custom_questions'] }],
  ['questionsRequired', 400, { code: 300, message: 'Validation Failed.', fields: ['phone'] }],
  ['nameNotAccepted', 400, { code: 300, message: 'Validation Failed.', fields: ['first_name'] }],
  ['emailNotAccepted', 400, { code: 300, message: 'Validation Failed.', fields: ['email'] }],
] as const)('a member reads %s of a refusal with status %i and %j', (failure, status, answer) => {
  const error = new ZoomError('refused', 'POST /webinars/{id}/registrants', { status, ...answer })
  expect(registrationFailureOf(error)).toBe(failure)
  expect(isEventGone(error)).toBe(false)
  expect(reasonOf(error)).toContain(`code ${answer.code}`)
  expect(reasonOf(error)).not.toContain(answer.message)
})

test('an answer that is not known names its code', () => {
  expect(reasonInWords(refused(400, 4242))).toBe(
    'Zoom refused it for a reason that is not known (status 400, code 4242).',
  )
})

test('an unknown user is no event that is gone', () => {
  expect(isEventGone(refused(404, 1001))).toBe(false)
  expect(reasonInWords(refused(404, 1001))).toBe('Zoom knows no user with this id in the account.')
})

test.each([
  [new ZoomError('unreachable', 'GET'), 'cen/zoom-unavailable'],
  [new ZoomError('limited', 'GET'), 'cen/zoom-unavailable'],
  [new ZoomError('unauthorized', 'GET'), 'cen/internal-error'],
] as const)('%s is reported as %s', (error, code) => {
  const reported = toEventsError(error)
  expect(reported).toBeInstanceOf(StudioError)
  expect(reported).toMatchObject({ code, cause: error })
})

test('what is logged names people by pseudonyms and quotes nothing', () => {
  const entries: unknown[] = []
  const log = createEventsLog((entry) => entries.push(entry))
  log({ event: 'registration-failed', uid: 'ann', eventId: 'e1', reason: 'r' })
  expect(entries).toEqual([
    {
      severity: 'WARNING',
      message: 'events: registration-failed',
      events: { event: 'registration-failed', uid: pseudonym('ann'), eventId: 'e1', reason: 'r' },
    },
  ])
  expect(reasonOf(new RangeError('ada@acme.test'))).toMatch(/^RangeError at /)
  expect(reasonOf(refused(400, 3035))).toBe(
    'POST /webinars/{id}/registrants: refused (full), status 400, code 3035',
  )
})

describe('settings', () => {
  const before = { ...process.env }
  const VALID = {
    ZOOM_ACCOUNT_ID: 'a',
    ZOOM_CLIENT_ID: 'c',
    ZOOM_CLIENT_SECRET: 'very-secret',
    ZOOM_HOSTS: 'one, two,',
    ZOOM_API_ORIGIN: 'http://localhost:9400',
    ZOOM_OAUTH_ORIGIN: 'https://zoom.us',
    ZOOM_WEBHOOK_SECRET: 'new, old',
  }
  afterEach(() => {
    for (const name of Object.keys(VALID)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  })

  test('are read from the parameters', () => {
    Object.assign(process.env, VALID)
    expect(readZoomSettings()).toMatchObject({ hosts: ['one', 'two'], apiOrigin: 'http://localhost:9400' })
    expect(zoomWebhookSecrets()).toEqual(['new', 'old'])
  })

  test.each([
    [{ ZOOM_HOSTS: ' , ' }, 'Not usable: ZOOM_HOSTS.'],
    [{ ZOOM_API_ORIGIN: 'http://api.zoom.us' }, 'Not usable: ZOOM_API_ORIGIN.'],
    [{ ZOOM_OAUTH_ORIGIN: 'https://zoom.us/oauth' }, 'Not usable: ZOOM_OAUTH_ORIGIN.'],
    [{ ZOOM_CLIENT_SECRET: '', ZOOM_ACCOUNT_ID: '' }, 'Not usable: ZOOM_ACCOUNT_ID, ZOOM_CLIENT_SECRET.'],
  ])('with %j are refused, and the message names the parameters alone', (wrong, message) => {
    Object.assign(process.env, VALID, wrong)
    expect(readZoomSettings).toThrow(ZoomSettingsError)
    expect(readZoomSettings).toThrow(message)
  })
})
