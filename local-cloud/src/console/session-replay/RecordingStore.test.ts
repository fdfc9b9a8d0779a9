import { RecordingStore } from './RecordingStore.ts'

test('the oldest recordings go when there are too many bytes, the one being made never', () => {
  const store = new RecordingStore(10)
  store.add('first', '12345', 1)
  store.add('second', '12345', 2)
  expect(store.list().map(({ recordingId }) => recordingId)).toEqual(['first', 'second'])
  store.add('second', '1', 3)
  expect(store.list()).toEqual([
    {
      recordingId: 'second',
      bytes: 6,
      parts: [
        { bytes: 5, receivedAt: 2 },
        { bytes: 1, receivedAt: 3 },
      ],
    },
  ])
  store.add('third', '12345678901', 4)
  expect(store.list()).toMatchObject([{ recordingId: 'third', bytes: 11 }])
})
