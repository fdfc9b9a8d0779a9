import {
  fakeCalls,
  fakeEvents,
  fakeEventsInfo,
  loaded,
  resetFakeData,
} from '@outcome-studio/shared/data/testing'
import { NO_EVENTS_INFO } from '@outcome-studio/shared/domain/events'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { liveEvent, openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { updateEvents } = fakeCalls
const SETTINGS = {
  category: 'Method',
  instructor: 'ida',
  preCourse: '',
  preModule: 'Basics',
  preTool: '/sia',
}
const LAST = liveEvent('1', {
  ...SETTINGS,
  topic: 'Last',
  startTime: '2026-01-01T09:00:00.000Z',
  vimeoId: '1',
})
const NEXT = liveEvent('2', { topic: 'Next', category: 'Old' })
const LATER = liveEvent('3', { topic: 'Later' })

beforeEach(() => {
  resetFakeData()
  fakeEvents.set(loaded([LAST, NEXT, LATER]))
  const instructors = [{ id: 'ida', name: 'Ida', photoUrl: '', lines: [] }]
  fakeEventsInfo.set(loaded({ ...NO_EVENTS_INFO, instructors }))
})

async function open(...topics: readonly string[]) {
  const view = openLiveEventsAdmin()
  for (const topic of topics) {
    await view.user.click(await screen.findByRole('checkbox', { name: `Select ${topic}` }))
  }
  await view.user.click(screen.getByRole('button', { name: 'Copy settings' }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

test('the settings of an event are shown, copied to another one, and undone', async () => {
  const { user, dialog, baseElement } = await open('Next')
  expect(screen.getByRole('dialog', { name: 'Copy settings to “Next”' })).toBeVisible()
  expect(dialog.getByRole('combobox', { name: 'From' })).toHaveDisplayValue(/^Last, /)
  expect(dialog.getByText('Ida')).toBeVisible()
  expect(await axe(baseElement)).toHaveNoViolations()
  await user.click(dialog.getByRole('button', { name: 'Copy settings' }))
  expect(updateEvents.mock.calls).toEqual([[['2'], SETTINGS]])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const before = { category: 'Old', instructor: '', preCourse: '', preModule: '', preTool: '' }
  expect(updateEvents.mock.calls[1]).toEqual([['2'], before])
})

test('several events get them together', async () => {
  const { user, dialog } = await open('Next', 'Later')
  await user.click(dialog.getByRole('button', { name: 'Copy settings' }))
  expect(updateEvents.mock.calls).toEqual([[['2', '3'], SETTINGS]])
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('without another event that has settings, nothing can be copied', async () => {
  fakeEvents.set(loaded([NEXT, LATER]))
  const { dialog } = await open('Next')
  expect(dialog.getByText('No other event has settings yet.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Copy settings' })).toBeDisabled()
})
