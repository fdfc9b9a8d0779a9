/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import { waitFor } from '@testing-library/react'
import { useStudyList } from '../../studies/studyHooks.ts'
import { renderDataHook } from '../renderDataHook.tsx'
import { sampleData } from './sampleData.ts'

test('a standalone page has a member with access and an empty database, without a Firebase project', async () => {
  sampleData.initializeData()
  const [person] = await sampleData.listSeededPeople()
  const session = jest.fn()
  const member = jest.fn()
  sampleData.watchSession(session)()
  sampleData.watchMember('', '', member)()
  expect(session).toHaveBeenCalledWith(expect.objectContaining({ state: 'signedIn', email: person?.email }))
  expect(member).toHaveBeenCalledWith(expect.objectContaining({ accessType: 'STANDARD' }))
  const { result } = renderDataHook(useStudyList)
  await waitFor(() => expect(result.current.data).toEqual([]))
})
