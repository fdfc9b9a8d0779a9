import type { AnalyticsEvent } from '@outcome-studio/shared/domain/analytics'
import { blockedStorage, memoryStorage } from '@outcome-studio/shared/feature/testing'
import { DEBUG_ANALYTICS } from '@outcome-studio/shared/storage'
import { createAnalytics } from './createAnalytics.ts'
import { withAnalytics } from './withAnalytics.ts'

interface Options {
  readonly hostname?: string
  readonly stored?: string | null
  readonly write?: (event: AnalyticsEvent) => Promise<void>
}

function setUp({ hostname = 'studio.example', stored = null, write = async () => {} }: Options = {}) {
  const written: AnalyticsEvent[] = []
  const failures: unknown[] = []
  const storage = memoryStorage()
  if (stored !== null) storage.localStorage.setItem(DEBUG_ANALYTICS.key, stored)
  const analytics = createAnalytics({
    write: (event) => {
      written.push(event)
      return write(event)
    },
    hostname,
    storage,
    onFailure: (error) => failures.push(error),
  })
  return { analytics, written, failures, names: () => written.map(({ event }) => event) }
}
/** Lets everything that has been written be acknowledged. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test('an event is written with its parameters, for somebody who agrees', () => {
  const { analytics, written } = setUp()
  analytics.setInsightsOf('ada')
  analytics.log('page_view', { route: '/' })
  expect(written).toEqual([{ event: 'page_view', parameters: { route: '/' } }])
})

test.each<[string, Options, string | null]>([
  ['nobody agrees', {}, null],
  ['it is a developer at work', { hostname: 'localhost' }, 'ada'],
])('where %s, consent alone is written', async (_what, options, agreed) => {
  const { analytics, names } = setUp(options)
  analytics.setInsightsOf(agreed)
  analytics.log('page_view', {})
  analytics.log('cookie_consent', { functional_insights: false })
  await settle()
  expect(names()).toEqual(['cookie_consent'])
})

test('a developer may ask for it', () => {
  const { analytics, names } = setUp({ hostname: 'localhost', stored: 'on' })
  analytics.setInsightsOf('ada')
  analytics.log('page_view', {})
  expect(names()).toEqual(['page_view'])
})

test('a browser that refuses its storage has no such wish', () => {
  const written: unknown[] = []
  const analytics = createAnalytics({
    write: async (event) => void written.push(event),
    hostname: 'localhost',
    storage: blockedStorage,
    onFailure: () => {},
  })
  analytics.setInsightsOf('ada')
  expect(() => analytics.log('page_view', {})).not.toThrow()
  expect(written).toEqual([])
})

test('what cannot be written is told to the console alone, and does not stop what follows', async () => {
  const refused = new Error('permission-denied')
  const { analytics, names, failures } = setUp({
    write: ({ event }) => (event === 'first' ? Promise.reject(refused) : Promise.resolve()),
  })
  analytics.setInsightsOf('ada')
  analytics.log('first', {})
  analytics.log('second', {})
  await settle()
  expect(names()).toEqual(['first', 'second'])
  expect(failures).toEqual([refused])
})

test('offline one event waits in the database and at most a hundred here; the oldest go', async () => {
  let connect = () => {}
  const network = new Promise<void>((resolve) => {
    connect = resolve
  })
  const { analytics, names } = setUp({ write: () => network })
  analytics.setInsightsOf('ada')
  for (let count = 0; count < 150; count += 1) analytics.log(`e${count}`, {})
  expect(names()).toEqual(['e0'])
  connect()
  for (let turn = 0; turn < 100; turn += 1) await settle()
  expect(names()).toHaveLength(101)
  expect(names().slice(0, 2)).toEqual(['e0', 'e50'])
})

test('a withdrawal drops what waits, and is itself written', async () => {
  const { analytics, names } = setUp({
    write: ({ event }) => (event === 'first' ? new Promise(() => {}) : Promise.resolve()),
  })
  analytics.setInsightsOf('ada')
  analytics.log('first', {})
  analytics.log('second', {})
  analytics.setInsightsOf(null)
  analytics.log('cookie_consent', { functional_insights: false })
  await settle()
  expect(names()).toEqual(['first', 'cookie_consent'])
})

test('what the host logs still reaches the console', () => {
  const lines: unknown[] = []
  const { analytics, names } = setUp()
  analytics.setInsightsOf('ada')
  const log = withAnalytics(
    { logEvent: (...line) => lines.push(line), report: (error) => lines.push(error) },
    analytics,
  )
  log.logEvent('page_view')
  log.report('failed')
  expect(lines).toEqual([['page_view', {}], 'failed'])
  expect(names()).toEqual(['page_view'])
})
