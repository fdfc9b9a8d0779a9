import * as fc from 'fast-check'
import { createFeatureViews } from './createFeatureViews.ts'

function setUp() {
  const events: (readonly [string, object | undefined])[] = []
  let time = 0
  let version: string | null = '1a'
  const views = createFeatureViews({
    logEvent: (event, parameters) => void events.push([event, parameters]),
    now: () => time,
    versionOf: () => version,
  })
  return {
    views,
    events,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    setVersion: (changed: string | null) => {
      version = changed
    },
  }
}

test('a mount has the version and the milliseconds since the feature was asked for, once', () => {
  const { views, events, pass } = setUp()
  const mounted = views.begin('mfe-sia')
  pass(120.4)
  mounted()
  mounted()
  expect(events).toEqual([['feature_mounted', { feature: 'mfe-sia', version: '1a', milliseconds: 120 }]])
})

test('a failure says whether the feature was mounted, and counts once for a view', () => {
  const { views, events } = setUp()
  views.begin('mfe-sia')()
  views.failed('mfe-sia', 'crashed')
  views.failed('mfe-sia', 'uncaught')
  views.begin('mfe-sia')
  views.failed('mfe-sia', 'unreachable')
  expect(events.slice(1)).toEqual([
    ['feature_failed', { feature: 'mfe-sia', version: '1a', kind: 'crashed', mounted: true }],
    ['feature_failed', { feature: 'mfe-sia', version: '1a', kind: 'unreachable', mounted: false }],
  ])
})

test('without a registry there is no version; a feature that nobody asked for has no view', () => {
  const { views, events, setVersion } = setUp()
  views.failed('mfe-account', 'uncaught')
  setVersion(null)
  views.begin('mfe-sia')
  views.failed('mfe-sia', 'unreachable')
  expect(events).toEqual([['feature_failed', { feature: 'mfe-sia', kind: 'unreachable', mounted: false }]])
})

test('in any order of mounts and failures, no view counts twice and none has two errors', () => {
  const step = fc.constantFrom('begin', 'mount', 'fail', 'mount the first')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { views, events } = setUp()
      const mounts: (() => void)[] = []
      for (const each of steps) {
        if (each === 'begin') mounts.push(views.begin('mfe-sia'))
        if (each === 'mount') mounts.at(-1)?.()
        if (each === 'mount the first') mounts[0]?.()
        if (each === 'fail') views.failed('mfe-sia', 'crashed')
      }
      const failures = events.filter(([event]) => event === 'feature_failed')
      const early = failures.filter(
        ([, parameters]) => parameters && Reflect.get(parameters, 'mounted') === false,
      )
      const counted = events.length - failures.length + early.length
      expect(counted).toBeLessThanOrEqual(mounts.length)
      expect(failures.length).toBeLessThanOrEqual(counted)
    }),
  )
})
