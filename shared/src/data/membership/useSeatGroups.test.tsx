/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import { act } from '@testing-library/react'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { changeSeats, listSeats } from './seatCalls.ts'
import { useChangeSeats, useSeatGroups } from './useSeatGroups.ts'

jest.mock('./seatCalls.ts', () => ({ listSeats: jest.fn(), changeSeats: jest.fn() }))
jest.mock('../signIn/useUid.ts', () => ({ useUid: () => 'ada' }))

const list = jest.mocked(listSeats)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const groups = (taken: number): readonly SeatGroup[] => [
  {
    source: 'own',
    name: 'Acme',
    domain: null,
    isOpen: false,
    isOwner: true,
    seats: 5,
    taken,
    free: 5 - taken,
    endsAt: '2999-01-01T00:00:00.000Z',
    paidUntil: '',
    planned: null,
    holders: [],
    invitations: [],
  },
]

beforeEach(() => {
  list.mockReset()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('seats that colleagues take appear while the page is shown', async () => {
  list.mockResolvedValueOnce(groups(1)).mockResolvedValue(groups(2))
  const { result, unmount } = renderDataHook(() => useSeatGroups())
  await pass(1_000)
  expect(result.current.data?.[0]?.taken).toBe(1)
  await pass(30_000)
  expect(result.current.data?.[0]?.taken).toBe(2)
  unmount()
})

test('an answer from before a change does not replace it', async () => {
  let answer = (_groups: readonly SeatGroup[]) => {}
  list.mockResolvedValueOnce(groups(1)).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  jest.mocked(changeSeats).mockResolvedValue({ groups: [...groups(3)], mailed: [] })
  const { result, unmount } = renderDataHook(() => ({ seats: useSeatGroups(), change: useChangeSeats() }))
  await pass(1_000)
  await pass(30_000)
  act(() => result.current.change.mutate({ source: 'own', change: { kind: 'open', isOpen: true } }))
  await pass(1_000)
  answer(groups(1))
  await pass(1_000)
  expect(result.current.seats.data?.[0]?.taken).toBe(3)
  unmount()
})
