/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { act, waitFor } from '@testing-library/react'
import { headerOf } from '../../domain/study/headerArbitraries.ts'
import { useStudyList } from '../studies/studyHooks.ts'
import { memory, resetMemory } from '../testing/double/memory.ts'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { sampleStudy } from '../testing/sampleStudy.ts'

const SAVED_AT = Date.parse('2026-03-01T08:00:00.000Z')

beforeEach(async () => {
  resetMemory()
  const content = sampleStudy()
  await memory().studies.save({ docName: 'Now', content, basedOnRevision: null })
  memory().device.set('studies list', { value: [headerOf('Earlier')], savedAt: SAVED_AT })
})
afterEach(() => jest.useRealTimers())

function openList() {
  const { result, unmount } = renderDataHook(() => useStudyList())
  const names = () => result.current.data?.map(({ docName }) => docName)
  return { result, names, unmount }
}

test('a list of this device is marked until the server answers', async () => {
  const proceed = memory().studies.hold('list')
  const { result, names } = openList()
  expect(result.current.isPending).toBe(true)
  await waitFor(() => expect(names()).toEqual(['Earlier']))
  expect(result.current).toMatchObject({
    error: null,
    isPending: false,
    snapshot: { savedAt: '2026-03-01T08:00:00.000Z', isOffline: false },
  })
  await act(async () => proceed())
  await waitFor(() => expect(names()).toEqual(['Now']))
  expect(result.current.snapshot).toBeUndefined()
})

test('while the server cannot be reached, it says so instead of an error, and goes on by itself', async () => {
  jest.useFakeTimers()
  memory().studies.failNext(new StudioError('cen/offline'), 'list')
  const { result, names } = openList()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(names()).toEqual(['Earlier'])
  expect(result.current).toMatchObject({ error: null, isPending: false, snapshot: { isOffline: true } })
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(names()).toEqual(['Now'])
  expect(result.current.snapshot).toBeUndefined()
})

test('any other failure is shown with the list of this device', async () => {
  memory().studies.failNext(new StudioError('cen/doc-loading-error'), 'list')
  const { result, names } = openList()
  await waitFor(() => expect(names()).toEqual(['Earlier']))
  expect(result.current.error).toMatchObject({ code: 'cen/doc-loading-error' })
  expect(result.current.snapshot).toMatchObject({ isOffline: false })
})
