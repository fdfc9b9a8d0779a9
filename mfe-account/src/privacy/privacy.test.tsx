import { fakeCalls, fakeExport, resetFakeData } from '@outcome-studio/shared/data/testing'
import { assembleExport, type MemberData } from '@outcome-studio/shared/domain/account'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { downloadFile } from '@outcome-studio/shared/ui'
import { act, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openProfile } from '../testing/openProfile.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)
jest.mock('@outcome-studio/shared/ui', () => ({
  ...jest.requireActual('@outcome-studio/shared/ui'),
  downloadFile: jest.fn(),
}))

const IDLE = { isReading: false, documents: 0, file: undefined, error: null }
const DATA: MemberData = {
  member: { id: 'standard', fields: { name: 'Stella' } },
  studies: [],
  needs: [],
  respondents: [],
  events: [],
  eventProgress: [],
  otherCoachSessions: [],
  customer: null,
  subscriptions: [],
  unreadable: [],
}
const fileOf = (data: Partial<MemberData>) =>
  assembleExport({ ...DATA, ...data }, new Date('2026-06-01T12:00:00Z'))

beforeEach(() => {
  resetFakeData()
  jest.mocked(downloadFile).mockReset()
})

const button = () => screen.findByRole('button', { name: 'Export my data' })

describe('the export', () => {
  test('is saved as a file with the date in its name', async () => {
    const file = fileOf({})
    fakeCalls.startExport.mockImplementation((onFile) => onFile(file))
    const { user } = openProfile()
    await user.click(await button())
    expect(downloadFile).toHaveBeenCalledTimes(1)
    const [name, content = '', mediaType] = jest.mocked(downloadFile).mock.calls[0] ?? []
    expect([name, mediaType]).toEqual(['outcome-studio-export-2026-06-01.json', 'application/json'])
    expect(JSON.parse(String(content))).toEqual(file)
    act(() => fakeExport.set({ ...IDLE, file }))
    expect(screen.getByText(/outcome-studio-export-2026-06-01\.json is in your downloads\./)).toBeVisible()
  })

  test('shows its progress and can be cancelled', async () => {
    const { user, container } = openProfile()
    await button()
    act(() => fakeExport.set({ ...IDLE, isReading: true, documents: 1 }))
    expect(screen.getByRole('progressbar', { name: 'Reading: 1 document' })).toBeVisible()
    act(() => fakeExport.set({ ...IDLE, isReading: true, documents: 27 }))
    expect(screen.getByRole('progressbar', { name: 'Reading: 27 documents' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(fakeCalls.cancelExport).toHaveBeenCalledTimes(1)
  })

  test('lists the paths that could not be read', async () => {
    openProfile()
    await button()
    const unreadable = [{ path: 'triangularis/Lunch/data/jtbd', reason: 'You do not have permission.' }]
    act(() => fakeExport.set({ ...IDLE, file: fileOf({ unreadable }) }))
    expect(screen.getByText(/but one part of your data could not be read/)).toBeVisible()
    expect(screen.getByText('triangularis/Lunch/data/jtbd')).toBeVisible()
  })

  test('shows its failure and can be started again', async () => {
    openProfile()
    await button()
    act(() => fakeExport.set({ ...IDLE, error: new StudioError('cen/offline') }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Nothing was exported. ${ERROR_CATALOGUE['cen/offline'].message}`,
    )
    expect(await button()).toBeEnabled()
  })

  test('is available to a member without access', async () => {
    openProfile({ accessType: 'NONE' })
    expect(await button()).toBeEnabled()
  })
})

test.each([
  [null, 'You have not chosen yet'],
  [{ functionalInsights: false }, 'Only what is strictly necessary is used.'],
  [{ functionalInsights: true }, 'You allow us to learn'],
])('describes cookie preferences %j and opens their dialog', async (cookiePreferences, text) => {
  const { user, host } = openProfile({ cookiePreferences })
  await user.click(await screen.findByRole('button', { name: 'Cookie preferences' }))
  expect(host.calls.modals).toEqual(['cookiePreferences'])
  expect(screen.getByText(new RegExp(text))).toBeVisible()
})
