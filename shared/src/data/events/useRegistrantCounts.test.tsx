/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { EventId } from '@outcome-studio/shared/domain/events'
import { act } from '@testing-library/react'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { countRegistrants } from './managerCalls.ts'
import { useRegistrantCounts } from './useRegistrantCounts.ts'

jest.mock('./managerCalls.ts', () => ({ countRegistrants: jest.fn() }))
jest.mock('../signIn/useUid.ts', () => ({ useUid: () => 'ada' }))

const count = jest.mocked(countRegistrants)
const IDS = ['one', 'two'] as EventId[]
const counts = (...ids: EventId[]) =>
  new Map(ids.map((eventId) => [eventId, { eventId, approved: 1, pending: 0, waitlisted: 0 }]))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  count.mockReset()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('events that were not counted are counted again after a minute, until all are', async () => {
  count
    .mockRejectedValueOnce(new StudioError('cen/zoom-unavailable'))
    .mockResolvedValueOnce(counts('one' as EventId))
    .mockResolvedValue(counts(...IDS))
  const { result, unmount } = renderDataHook(() => useRegistrantCounts(IDS))
  await pass(1_000)
  expect(result.current.error).toMatchObject({ code: 'cen/zoom-unavailable' })
  await pass(60_000)
  expect(result.current.data?.size).toBe(1)
  await pass(60_000)
  expect(result.current.data?.size).toBe(2)
  await pass(600_000)
  expect(count).toHaveBeenCalledTimes(3)
  unmount()
})
