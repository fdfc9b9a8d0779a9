import { RecordingStore } from './RecordingStore.ts'

test('parts are counted by recording, in order of arrival', () => {
  const store = new RecordingStore()
  expect(store.list()).toEqual([])
  store.add('first', { bytes: 5, receivedAt: 1 })
  store.add('second', { bytes: 5, receivedAt: 2 })
  store.add('first', { bytes: 1, receivedAt: 3 })
  expect(store.list()).toEqual([
    {
      recordingId: 'first',
      bytes: 6,
      parts: [
        { bytes: 5, receivedAt: 1 },
        { bytes: 1, receivedAt: 3 },
      ],
    },
    { recordingId: 'second', bytes: 5, parts: [{ bytes: 5, receivedAt: 2 }] },
  ])
})
