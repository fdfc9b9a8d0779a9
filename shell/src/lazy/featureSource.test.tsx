import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { FeatureError, type HostServices } from '@outcome-studio/shared/feature'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useEffect } from 'react'
import { storedOverrides } from '../features/override/storedOverrides.ts'
import { Editor } from '../testing/Editor.tsx'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)
afterEach(() => localStorage.clear())

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('a feature that is down costs its own area, and Try again brings it back', async () => {
  signedIn(testMember())
  let isDown = true
  const { reports } = renderShell('/outcome-validation', {
    features: {
      load: async () => {
        if (isDown) throw new FeatureError('unreachable', 'Outcome Validation')
        return exposing(() => <h1>Studies</h1>)()
      },
    },
  })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Outcome Validation cannot be reached',
  )
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(reports).toEqual([expect.objectContaining({ kind: 'unreachable' })])

  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(await screen.findByRole('alert')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Studies' })).toBeVisible()
})

test('a view is recorded once, with its version: a mount, or a failure with its kind', async () => {
  signedIn(testMember())
  let isDown = true
  const { events } = renderShell('/outcome-validation', {
    features: {
      versionOf: () => '1a',
      load: async () => {
        if (isDown) throw new FeatureError('corrupt', 'Outcome Validation')
        return exposing(() => <h1>Studies</h1>)()
      },
    },
  })
  const button = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'Studies' })).toBeVisible()
  const feature = { feature: 'mfe-outcome-validation', version: '1a' }
  expect(events.filter(([event]) => event.startsWith('feature_'))).toEqual([
    ['feature_failed', { ...feature, kind: 'corrupt', mounted: false }],
    ['feature_mounted', { ...feature, milliseconds: 0 }],
  ])
})

test('a misfit offers to reload the page', async () => {
  signedIn(testMember())
  const load = () => Promise.reject(new FeatureError('incompatible', 'Outcome Validation'))
  renderShell('/outcome-validation', { features: { load } })
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a release that does not fit gives way to the previous one', async () => {
  signedIn(testMember())
  let isPreferred = false
  renderShell('/outcome-validation', {
    features: {
      load: () =>
        isPreferred
          ? exposing(() => <h1>Studies</h1>)()
          : Promise.reject(new FeatureError('incompatible', 'Outcome Validation')),
      previousOf: () => () => {
        isPreferred = true
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use the previous version' }))
  expect(await screen.findByRole('heading', { name: 'Studies' })).toBeVisible()
})

test('a version that was chosen in this browser and fails says so, and gives way to the released one', async () => {
  signedIn(testMember(), true)
  const kept = { id: 'mfe-sia', version: 'previous' } as const
  storedOverrides(window).set([
    { id: 'mfe-outcome-validation', entry: 'http://localhost:4005/mf-manifest.json' },
    kept,
  ])
  const { container, reloads } = renderShell('/outcome-validation', {
    overrideOrigins: ['http://localhost:*'],
    features: {
      load: () => Promise.reject(new FeatureError('unreachable', 'Outcome Validation')),
      previousOf: () => () => {},
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'This browser does not use the released version of mfe-outcome-validation (localhost:4005, not verified).',
  )
  expect(screen.queryByRole('button', { name: 'Use the previous version' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(within(alert).getByRole('button', { name: 'Use the released one' }))
  expect(reloads).toEqual(['overrides'])
  expect(storedOverrides(window).get()).toEqual([kept])
})

test.each([
  [true, 1],
  [false, 0],
])('a missing file reloads the page only if a newer version is out (%s)', async (isOutdated, reloads) => {
  signedIn(testMember())
  const view = () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  }
  const shown = renderShell('/outcome-validation', {
    features: { load: exposing(view), isOutdated: async () => isOutdated },
  })
  expect(await screen.findByText('Outcome Validation stopped working')).toBeVisible()
  await act(async () => {})
  expect(shown.reloads).toHaveLength(reloads)
})

test('unsaved work is asked about before the page changes', async () => {
  signedIn(testMember())
  const { router } = renderShell('/outcome-validation', { features: { load: exposing(Editor) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  expect(question).toHaveTextContent('There are changes on this page that are not saved yet.')
  expect(question).not.toHaveTextContent('on this device')
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/outcome-validation')

  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
})

test('the question says that unsaved work stays on this device, where it does', async () => {
  signedIn(testMember())
  const view = ({ host }: { readonly host: HostServices }) => {
    useEffect(
      () =>
        host.guardUnsaved(
          () => true,
          () => true,
        ),
      [host],
    )
    return <p>Writing</p>
  }
  renderShell('/outcome-validation', { features: { load: exposing(view) } })
  await screen.findByText('Writing')
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toHaveTextContent(
    'They stay on this device and are back when you return.',
  )
})
