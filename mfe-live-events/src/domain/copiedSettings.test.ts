import { liveEvent } from '../testing/openLiveEventsAdmin.tsx'
import { copiedSettings, settingsSources } from './copiedSettings.ts'

const SETTINGS = {
  category: 'Method',
  instructor: 'ida',
  preCourse: '/courses/1',
  preModule: 'Basics',
  preTool: '/sia',
}

test('what belongs to one date alone is not copied', () => {
  const event = liveEvent('1', { ...SETTINGS, status: 'published', vimeoId: '1', capacity: 5 })
  expect(copiedSettings(event)).toEqual(SETTINGS)
})

test('settings are copied from other events that have any, the latest first', () => {
  const target = liveEvent('1', SETTINGS)
  const events = [
    target,
    liveEvent('2', { vimeoId: '1' }),
    liveEvent('3', { instructor: 'ida', startTime: '2020-01-01T09:00:00.000Z' }),
    liveEvent('4', { preModule: 'Basics' }),
  ]
  expect(settingsSources(events, [target]).map(({ documentId }) => documentId)).toEqual(['4', '3'])
})
