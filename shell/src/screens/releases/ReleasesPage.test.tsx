import type { ViewsSummary } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import { fakeCalls, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import type { RegistryLine, Release } from '@outcome-studio/shared/releases'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const setWide = (matches: boolean) => void Object.assign(globalThis, { matchMedia: () => ({ matches }) })

const release = (version: string): Release => ({
  ...{
    id: 'mfe-sia',
    name: 'mfe_sia',
    version,
    entry: 'https://x.test',
    integrity: '',
    exposes: [],
    contract: 2,
  },
})
const AUDIENCE = { percent: 10, admins: true, organizations: [], people: [] }
const LINE: RegistryLine = {
  ...release('2.0.0'),
  previous: release('1.0.0'),
  canary: { release: release('3.0.0'), audience: AUDIENCE, since: '2026-11-28T12:00:00.000Z' },
}
const STOPPED: RegistryLine = {
  ...LINE,
  canary: null,
  stopped: {
    version: '3.0.0',
    at: '2026-11-28T13:00:00.000Z',
    by: 'guard',
    counts: { canary: { views: 50, errors: 9 }, current: { views: 1_500, errors: 5 } },
  },
}
const SUMMARY: ViewsSummary = {
  since: '2026-11-27T12:00:00.000Z',
  isCut: false,
  features: [
    {
      feature: 'mfe-sia',
      versions: [
        { version: '2.0.0', views: 1_500, errors: 5, members: 40, mountP75: 240 },
        { version: '3.0.0', views: 50, errors: 9, members: 3, mountP75: 1_340 },
      ],
    },
  ],
}
const EMPTY: ViewsSummary = { ...SUMMARY, features: [] }

beforeEach(() => {
  resetFakeData()
  setWide(true)
  // The environment of tests lacks it.
  Element.prototype.scrollIntoView = () => {}
  signedIn(testMember(), true)
})
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'))

const { summarizeFeatureViews } = fakeCalls

function open(summary: ViewsSummary = SUMMARY, line: RegistryLine = LINE, path = '/releases-admin') {
  summarizeFeatureViews.mockResolvedValue(summary)
  return renderShell(path, { features: { versions: async () => [{ line, running: null }] } })
}

test('a table has what each version of a feature did, and who gets the canary', async () => {
  const { container } = open()
  const feature = await screen.findByRole('region', { name: 'mfe-sia' })
  const table = within(feature).getByRole('table', { name: 'mfe-sia' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Version', 'Views', 'Share of views', 'Members', 'Errors per 1,000 views', 'Time to mount, p75'],
    ['2.0.0Current', '1,500', '97 %', '40', '3.3', '240 ms'],
    ['3.0.0Canary', '50', '3 %', '3', '180', '1.3 s'],
    ['1.0.0Previous', '–', '–', '–', '–', '–'],
  ])
  expect(feature).toHaveTextContent(/The canary is for 10 % of members, tools admins, since .+2026/)
  expect(screen.getByText(/^1,550 views since/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('on a narrow screen, a list says the same', async () => {
  setWide(false)
  const { container } = open()
  const list = await screen.findByRole('list', { name: 'mfe-sia' })
  expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent(
    '3.0.0CanaryViews50Share of views3 %Members3Errors per 1,000 views180Time to mount, p751.3 s',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('a canary that was stopped is told, with when, by whom and why', async () => {
  open(EMPTY, STOPPED)
  expect(await screen.findByRole('note')).toHaveTextContent(
    /Canary 3\.0\.0 was stopped on .+2026.+ by the guard, because it failed in 9 of 50 views, the current version in 5 of 1,500\.$/,
  )
})

test('without visits the page says why', async () => {
  const { container } = open(EMPTY)
  expect(await screen.findByRole('heading', { name: 'No visits recorded yet' })).toBeVisible()
  expect(screen.getByText(/agreed to functional insights.* last 24 hours/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'mfe-sia' })).toHaveTextContent(
    /2\.0\.0Current3\.0\.0Canary1\.0\.0PreviousNo visits$/,
  )
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('a period is part of the address', async () => {
  const { router } = open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Last 7 days')
  expect(router.state.location.search).toBe('?hours=168')
  expect(summarizeFeatureViews).toHaveBeenLastCalledWith(168)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 24 hours')
  expect(router.state.location.search).toBe('')
})

test('what fails is loaded again', async () => {
  summarizeFeatureViews.mockRejectedValueOnce(new StudioError('cen/offline'))
  let isDown = true
  summarizeFeatureViews.mockResolvedValue(SUMMARY)
  renderShell('/releases-admin', {
    features: {
      versions: async () => {
        if (isDown) throw new Error('down')
        return [{ line: LINE, running: null }]
      },
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The visits could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/The registry could not be read/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'mfe-sia' })).toHaveTextContent('1,500')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Canary')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('tools admins alone find the page in the palette, and versions are chosen from it', async () => {
  open(SUMMARY, LINE, '/')
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}feature releases')
  await screen.findByRole('option', { name: /^Feature Releases/ })
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'mfe-sia' })
  await userEvent.click(screen.getByRole('button', { name: 'Choose versions' }))
  const panel = await screen.findByRole('dialog', { name: 'Versions of features' })
  await userEvent.click(within(panel).getByRole('button', { name: 'See what runs' }))
  expect(screen.queryByRole('dialog', { name: 'Versions of features' })).not.toBeInTheDocument()
})

test('others do not find it', async () => {
  signedIn(testMember(), false)
  const { router } = open(SUMMARY, LINE, '/releases-admin')
  expect(await screen.findByText('Only tools admins can open that page.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  await userEvent.keyboard('{Control>}k{/Control}feature releases')
  await screen.findByRole('combobox', { name: 'Search or jump to' })
  expect(screen.queryByRole('option', { name: /^Feature Releases/ })).not.toBeInTheDocument()
  expect(summarizeFeatureViews).not.toHaveBeenCalled()
})
