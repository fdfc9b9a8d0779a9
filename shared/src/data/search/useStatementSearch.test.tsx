/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import '../testing/browserLikeNode.ts'
import { act, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type DataConnection, initializeData } from '../connection/initializeData.ts'
import { cachedNeeds, useNeedsList } from '../needs/needsHooks.ts'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { signOut } from '../signIn/signOut.ts'
import { cachedStudies, useStudyList } from '../studies/studyHooks.ts'
import { testConfig } from '../testing/openTestConnection.ts'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { freshName } from '../testing/studyFixture.ts'
import { useStatementSearch } from './useStatementSearch.ts'

let cloud: SharedCloud
let data: DataConnection

beforeAll(async () => {
  // A real server notifies components at any time, not only inside act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  cloud = await sharedLocalCloud()
  data = initializeData(testConfig(cloud), 'localhost')
})
afterAll(async () => {
  await data.release()
  await cloud.release()
})

test('statements of studies and goals of needs documents are found in one search, once they are asked for', async () => {
  const word = freshName()
  const [study, needs] = [sampleStudy(), sampleNeeds(`prepare ${word}`)]
  const content = { ...study, jtbd: { ...study.jtbd, userInput: `cook ${word}` } }
  const names = [`study ${word}`, `needs ${word}`] as const
  const { result, client } = renderDataHook(() => {
    const [studies, maps] = [useStudyList().data, useNeedsList().data]
    const all = useMemo(
      () => [...(studies ?? []), ...(maps ?? [])].filter(({ docName }) => docName.includes(word)),
      [studies, maps],
    )
    return useStatementSearch(all, word)
  })
  const token = await cloud.customToken('standard@acme.test')
  await act(() => signInWithToken(token))
  await act(() => cachedStudies(client).save({ docName: names[0], content, basedOnRevision: null }))
  await act(() => cachedNeeds(client).save({ docName: names[1], content: needs, basedOnRevision: null }))
  await waitFor(() => expect(result.current).toMatchObject({ all: 2, unread: 2, found: [] }))
  act(() => result.current.readMore())
  await waitFor(() => expect(result.current).toMatchObject({ unread: 0, isReading: false, error: null }))
  expect(result.current.found).toMatchObject([
    {
      uuid: content.jtbd.uuid,
      text: `cook ${word}`,
      document: { kind: 'study', docName: names[0], uuid: content.jtbd.uuid },
    },
    {
      uuid: needs.goals[0]?.id,
      text: `prepare ${word}`,
      document: { kind: 'needs', docName: names[1], uuid: needs.uuid },
    },
  ])
  await act(() => cachedStudies(client).remove(names[0], content.jtbd.uuid))
  await act(() => cachedNeeds(client).remove(names[1], needs.uuid))
  await act(() => signOut())
})
