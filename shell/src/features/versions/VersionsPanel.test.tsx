import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { blockedStorage, testMember } from '@outcome-studio/shared/feature/testing'
import type { RegistryLine, Release } from '@outcome-studio/shared/releases'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../../testing/renderShell.tsx'
import { type FeatureOverride, storedOverrides } from '../override/storedOverrides.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const LOCAL = 'http://localhost:4005/mf-manifest.json'
const ORIGINS = ['https://builds.test', 'http://localhost:*']

const release = (id: string, version: string): Release => ({
  id,
  name: id,
  version,
  entry: `https://${id}.test/${version}/mf-manifest.json`,
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 1,
})
const ACCOUNT: RegistryLine = {
  ...release('mfe-account', '2.0.0'),
  previous: release('mfe-account', '1.0.0'),
  canary: {
    release: release('mfe-account', '3.0.0'),
    audience: { percent: 10, admins: true, organizations: [], people: [] },
  },
}
const SIA: RegistryLine = { ...release('mfe-sia', '5.0.0'), previous: null, canary: null }
const versions = async () => [
  { line: ACCOUNT, running: '1.0.0' },
  { line: SIA, running: null },
]

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }))
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
beforeEach(() => {
  resetFakeData()
  localStorage.clear()
  signedIn(testMember(), true)
})

const stored = () => storedOverrides(window).get()
const store = (...overrides: FeatureOverride[]) => storedOverrides(window).set(overrides)
const panel = () => screen.findByRole('dialog', { name: 'Versions of features' })
const badge = () => screen.findByText(/^Other versions in this browser/)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (id: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: `Version of ${id}` }), option)

async function openPanel(options: Parameters<typeof renderShell>[1] = {}) {
  const shell = renderShell('/', { overrideOrigins: ORIGINS, features: { versions }, ...options })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('versions of features')
  await screen.findByRole('option', { name: /^Versions of features/ })
  await userEvent.keyboard('{Enter}')
  const dialog = await panel()
  await within(dialog)
    .findByRole('region', { name: 'mfe-account' })
    .catch(() => null)
  return { ...shell, dialog }
}

test('lists what runs of each feature, and what the registry has', async () => {
  const { dialog } = await openPanel()
  const account = within(dialog).getByRole('region', { name: 'mfe-account' })
  expect(account).toHaveTextContent('On this page1.0.0')
  expect(account).toHaveTextContent('Current2.0.0')
  expect(account).toHaveTextContent('Canary3.0.010 % of members, tools admins')
  expect(account).toHaveTextContent('Previous1.0.0')
  const sia = within(dialog).getByRole('region', { name: 'mfe-sia' })
  expect(sia).toHaveTextContent('On this pageNot loadedCurrent5.0.0CanaryNonePreviousNone')
  expect(await axe(dialog)).toHaveNoViolations()
})

test('several features at once get other versions, by the keyboard alone', async () => {
  const { reloads } = await openPanel()
  await choose('mfe-account', 'Previous')
  await choose('mfe-sia', 'Address')
  await userEvent.type(screen.getByRole('textbox', { name: 'Address of mfe-sia' }), `${LOCAL}{Enter}`)
  expect(reloads).toEqual(['overrides'])
  expect(stored()).toEqual([
    { id: 'mfe-account', version: 'previous' },
    { id: 'mfe-sia', entry: LOCAL },
  ])
})

test('an address that is not allowed is refused at its field before anything is stored', async () => {
  const { dialog, reloads } = await openPanel()
  await choose('mfe-account', 'Address')
  const field = screen.getByRole('textbox', { name: 'Address of mfe-account' })
  await userEvent.type(field, 'https://evil.test/mf-manifest.json')
  await press('Apply and reload')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(
    'https://evil.test is not allowed here. Use an address of https://builds.test or http://localhost with any port.',
  )
  expect(await axe(dialog)).toHaveNoViolations()
  expect(reloads).toEqual([])
  expect(stored()).toBeNull()

  await userEvent.clear(field)
  expect(field).toBeValid()
  await press('Apply and reload')
  expect(field).toHaveAccessibleDescription('Enter the address of a manifest.')
  await userEvent.type(field, LOCAL)
  await press('Apply and reload')
  expect(stored()).toEqual([{ id: 'mfe-account', entry: LOCAL }])
})

test('an environment without other origins offers no address', async () => {
  await openPanel({ overrideOrigins: [] })
  expect(screen.getByText(/allows no other builds than the listed ones/)).toBeVisible()
  expect(screen.queryAllByRole('option', { name: 'Address' })).toEqual([])
})

test('the panel has the stored choices, and gives all of them up in one click', async () => {
  store({ id: 'mfe-account', version: 'previous' }, { id: 'mfe-sia', entry: LOCAL })
  const { reloads } = await openPanel()
  expect(screen.getByRole('combobox', { name: 'Version of mfe-account' })).toHaveDisplayValue('Previous')
  expect(screen.getByRole('textbox', { name: 'Address of mfe-sia' })).toHaveValue(LOCAL)
  await press('Use released versions of all')
  expect(reloads).toEqual(['overrides'])
  expect(stored()).toBeNull()
})

test('the badge gives them up too, or opens the panel', async () => {
  store({ id: 'mfe-account', version: 'canary' })
  const { reloads } = renderShell('/', { features: { versions } })
  expect(await badge()).toHaveTextContent('mfe-account (canary version)')
  await press('Change')
  await panel()
  expect(screen.queryByText(/^Other versions/)).not.toBeInTheDocument()
  await press('Cancel')
  await badge()
  await press('Use the released ones')
  expect(reloads).toEqual(['overrides'])
  expect(stored()).toBeNull()
})

test('of somebody who is no tools admin, nothing in storage has an effect', async () => {
  signedIn(testMember(), false)
  store({ id: 'mfe-account', version: 'previous' })
  const { shell } = renderShell('/', { features: { versions } })
  await screen.findByRole('heading', { level: 1 })
  await act(async () => shell.loaders.overrides.openPanel())
  await userEvent.keyboard('{Control>}k{/Control}versions')
  await screen.findByRole('combobox', { name: 'Search or jump to' })
  expect(screen.queryByRole('option', { name: /^Versions of features/ })).not.toBeInTheDocument()
  expect(screen.queryByText(/^Other versions/)).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Versions of features' })).not.toBeInTheDocument()
})

test('in a local build everybody may choose', async () => {
  signedIn(testMember(), false)
  store({ id: 'mfe-account', version: 'previous' })
  await openPanel({ isLocalBuild: true })
  expect(screen.getByRole('combobox', { name: 'Version of mfe-account' })).toHaveDisplayValue('Previous')
})

test('a browser that stores nothing says so, and the page stays', async () => {
  const { dialog, reloads } = await openPanel({ storage: blockedStorage })
  await choose('mfe-account', 'Previous')
  await press('Apply and reload')
  expect(within(dialog).getByRole('alert')).toHaveTextContent('This browser does not store the choice.')
  expect(reloads).toEqual([])
})

test('a registry that cannot be read is read again', async () => {
  let isDown = true
  const load = async () => {
    if (isDown) throw new Error('down')
    return versions()
  }
  const { dialog } = await openPanel({ features: { versions: load } })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('could not be loaded')
  expect(within(dialog).getByRole('button', { name: 'Apply and reload' })).toBeDisabled()
  isDown = false
  await press('Try again')
  await waitFor(() => expect(within(dialog).getByRole('region', { name: 'mfe-sia' })).toBeVisible())
})
