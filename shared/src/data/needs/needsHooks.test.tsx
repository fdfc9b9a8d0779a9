/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import '../testing/browserLikeNode.ts'
import { act, waitFor } from '@testing-library/react'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type DataConnection, initializeData } from '../connection/initializeData.ts'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { signOut } from '../signIn/signOut.ts'
import { testConfig } from '../testing/openTestConnection.ts'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { freshName } from '../testing/studyFixture.ts'
import { cachedNeeds, useCopyNeeds, useNeeds, useNeedsList, useRenameNeeds } from './needsHooks.ts'

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

test('the list and a document are empty when signed out, and follow what the member does', async () => {
  const [docName, renamed, copied] = [freshName(), freshName(), freshName()]
  const { result, client } = renderDataHook(() => {
    const { data: stored, error } = useNeeds(renamed)
    return { list: useNeedsList(), stored, error, rename: useRenameNeeds(), copy: useCopyNeeds() }
  })
  const names = () => result.current.list.data?.map((header) => header.docName)
  await waitFor(() => {
    expect(names()).toEqual([])
    expect(result.current.stored).toBeNull()
  })
  const token = await cloud.customToken('standard@acme.test')
  await act(() => signInWithToken(token))
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'cen/doc-not-found' }))

  const needs = sampleNeeds()
  const { uuid } = await act(() =>
    cachedNeeds(client).save({ docName, content: needs, basedOnRevision: null }),
  )
  await waitFor(() => expect(names()).toContain(docName))
  await act(() => result.current.rename.mutateAsync({ from: docName, to: renamed, uuid }))
  // It is shown without another read.
  await waitFor(() =>
    expect(result.current.stored).toMatchObject({ header: { docName: renamed }, content: needs }),
  )
  const copy = await act(() => result.current.copy.mutateAsync({ from: renamed, to: copied }))
  await waitFor(() => {
    expect(names()).toEqual(expect.arrayContaining([renamed, copied]))
    expect(names()).not.toContain(docName)
  })
  await act(() => cachedNeeds(client).remove(copied, copy.uuid))
  await act(() => cachedNeeds(client).remove(renamed, uuid))
  await waitFor(() => expect(names()).not.toContain(renamed))
  await act(() => signOut())
  await waitFor(() => expect(names()).toEqual([]))
})
