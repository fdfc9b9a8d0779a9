/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import '../testing/browserLikeNode.ts'
import { act, waitFor } from '@testing-library/react'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type DataConnection, initializeData } from '../connection/initializeData.ts'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { testConfig } from '../testing/openTestConnection.ts'
import { renderDataHook } from '../testing/renderDataHook.tsx'
import { studyPath } from '../testing/studyFixture.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'
import { useStudy } from './studyHooks.ts'
import { useUpgradeStudy } from './useUpgradeStudy.ts'

let cloud: SharedCloud
let data: DataConnection

beforeAll(async () => {
  // A real server notifies components at any time, not only inside act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  cloud = await sharedLocalCloud()
  data = initializeData(testConfig(cloud), 'localhost')
  await signInWithToken(await cloud.customToken('standard@acme.test'))
})
afterAll(async () => {
  await data.release()
  await cloud.release()
})

test('after an upgrade the stored study is shown', async () => {
  await writeAsServer(cloud, studyPath('Hedge'), { header: { uuid: 'hedge' } })
  await writeAsServer(cloud, `${studyPath('Hedge')}/data/jtbd`, {
    jtbd: { uuid: 'hedge', userInput: 'Keep a hedge in shape' },
  })
  const { result } = renderDataHook(() => ({ study: useStudy('Hedge'), upgrade: useUpgradeStudy() }))
  await waitFor(() => expect(result.current.study.data?.isOlder).toBe(true))

  await act(() => result.current.upgrade.mutateAsync('Hedge'))
  await waitFor(() => expect(result.current.study.data).toMatchObject({ header: { revision: 1 } }))
  expect(result.current.study.data).not.toHaveProperty('isOlder')
  expect(result.current.study.data?.header.uuid).toBe('hedge')
})
