/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import type { EventId, EventState } from '@outcome-studio/shared/domain/events'
import { act } from '@testing-library/react'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { useRegistrants } from './useRegistrants.ts'
import { fetchRegistrants } from './zoomCalls.ts'

jest.mock('./zoomCalls.ts', () => ({ fetchRegistrants: jest.fn() }))
jest.mock('../signIn/useUid.ts', () => ({ useUid: () => 'ada' }))

const fetchAll = jest.mocked(fetchRegistrants)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const eventIn = (state: EventState) => ({
  documentId: 'one' as EventId,
  eventType: 'webinar' as const,
  state,
  startTime: '2026-01-01T00:00:00.000Z',
})

beforeEach(() => {
  fetchAll.mockReset()
  fetchAll.mockResolvedValue([])
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('registrants are read again while people can register, and once the event is canceled', async () => {
  let state: EventState = 'scheduled'
  const { rerender, unmount } = renderDataHook(() => useRegistrants(eventIn(state), false))
  await pass(1_000)
  expect(fetchAll).toHaveBeenCalledTimes(1)
  await pass(30_000)
  expect(fetchAll).toHaveBeenCalledTimes(2)
  state = 'cancelled'
  rerender()
  await pass(1_000)
  expect(fetchAll).toHaveBeenCalledTimes(3)
  unmount()
  await pass(300_000)
  expect(fetchAll).toHaveBeenCalledTimes(3)
})

test('after the event they are read once', async () => {
  const { unmount } = renderDataHook(() => useRegistrants(eventIn('ended'), true))
  await pass(300_000)
  expect(fetchAll).toHaveBeenCalledTimes(1)
  unmount()
})
