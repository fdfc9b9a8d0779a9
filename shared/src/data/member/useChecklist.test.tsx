/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import '../testing/browserLikeNode.ts'
import { act, waitFor } from '@testing-library/react'
import {
  type InterruptibleCloud,
  interruptibleCloud,
} from '../../../../tools/build/jest/interruptibleCloud.ts'
import { type DataConnection, initializeData } from '../connection/initializeData.ts'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { testConfig } from '../testing/openTestConnection.ts'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { useChecklist } from './useChecklist.ts'
import { useMember } from './useMember.ts'

let cloud: InterruptibleCloud
let data: DataConnection

beforeAll(async () => {
  // A real server notifies components at any time, not only inside act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  cloud = await interruptibleCloud()
  data = initializeData(testConfig(cloud), 'localhost')
  await signInWithToken(await cloud.customToken('standard@acme.test'))
})
afterAll(async () => {
  await data.release()
  await cloud.release()
})

const NOBODY = { id: '', checklistProgress: [] }

/** The current checklist, and each list rendered so far. */
async function openChecklist() {
  const shown: string[] = []
  const { result, unmount } = renderDataHook(() => {
    const member = useMember().data
    const checklist = useChecklist(member ?? NOBODY)
    const list = checklist.progress.join(' ')
    if (shown.at(-1) !== list) shown.push(list)
    return { member, checklist }
  })
  await waitFor(() => expect(result.current.member?.id).toBe('standard'))
  shown.length = 0
  return { result, shown, unmount }
}

test('ticks are optimistic, saved in their order, and never revert in between', async () => {
  const { result, shown, unmount } = await openChecklist()
  const { toggle } = result.current.checklist
  const saved = [
    toggle('start_training', true),
    toggle('goals_survey', true),
    toggle('start_training', false),
  ]
  await waitFor(() => expect(result.current.checklist.progress).toEqual(['goals_survey']))
  expect(result.current.checklist.isSaving).toBe(true)
  await act(() => Promise.all(saved))
  await waitFor(() => {
    expect(result.current.checklist.isSaving).toBe(false)
    expect(result.current.member?.checklistProgress).toEqual(['goals_survey'])
  })
  expect(shown.at(-1)).toBe('goals_survey')
  expect(shown.filter((list) => list === 'goals_survey')).toHaveLength(1)
  unmount()
})

test('a rejected tick is reverted, and its promise rejects', async () => {
  const { result, unmount } = await openChecklist()
  const before = result.current.checklist.progress
  cloud.interrupt()
  const saving = result.current.checklist.toggle('first_live_event', true)
  await waitFor(() => expect(result.current.checklist.progress).toContain('first_live_event'))
  await expect(saving).rejects.toMatchObject({ code: 'cen/offline' })
  await waitFor(() => expect(result.current.checklist.progress).toEqual(before))
  cloud.resume()
  unmount()
})
