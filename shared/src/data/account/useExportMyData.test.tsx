/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import '../testing/browserLikeNode.ts'
import type { MemberExport } from '@outcome-studio/shared/domain/account'
import { act, configure, waitFor } from '@testing-library/react'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type DataConnection, initializeData } from '../connection/initializeData.ts'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { signOut } from '../signIn/signOut.ts'
import { testConfig } from '../testing/openTestConnection.ts'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { useExportMyData } from './useExportMyData.ts'

let cloud: SharedCloud
let data: DataConnection
const onFile = jest.fn<void, [MemberExport]>()

beforeAll(async () => {
  // The first read loads the database's SDK, which is slow on a busy machine.
  configure({ asyncUtilTimeout: 20_000 })
  // A real server notifies components at any time, not only inside act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  cloud = await sharedLocalCloud()
})
afterAll(() => cloud.release())
beforeEach(() => {
  onFile.mockReset()
  data = initializeData(testConfig(cloud), 'localhost')
})
afterEach(() => data.release())

const enter = async () => signInWithToken(await cloud.customToken('standard@acme.test'))
const render = () => renderDataHook(() => useExportMyData()).result

test('started twice it reads once, reports progress, and returns the file', async () => {
  await enter()
  const result = render()
  act(() => {
    result.current.start(onFile)
    result.current.start(onFile)
  })
  await waitFor(() => expect(result.current.isReading).toBe(true))
  await waitFor(() => expect(result.current.file?.member?.id).toBe('standard'))
  expect(result.current).toMatchObject({ isReading: false, error: null })
  expect(result.current.documents).toBeGreaterThan(0)
  expect(onFile).toHaveBeenCalledTimes(1)
  expect(onFile.mock.calls[0]?.[0]).toBe(result.current.file)
})

test('after an abort it has its initial state, and can be started again', async () => {
  await enter()
  const result = render()
  act(() => result.current.start(onFile))
  act(() => result.current.cancel())
  await waitFor(() =>
    expect(result.current).toMatchObject({ isReading: false, error: null, file: undefined }),
  )
  act(() => result.current.start(onFile))
  await waitFor(() => expect(result.current.file).toBeDefined())
  expect(onFile).toHaveBeenCalledTimes(1)
})

test('reports cen/sign-in-required when signed out', async () => {
  await signOut()
  const result = render()
  act(() => result.current.start(onFile))
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'cen/sign-in-required' }))
  expect(onFile).not.toHaveBeenCalled()
})
