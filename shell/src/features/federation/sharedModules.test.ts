import { SHARED_IN_PART, SHARES } from '../../../../tools/build/src/webpack/shares.ts'
import { SHARED_MODULES } from './sharedModules.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

test('the shell hands out every module that features are built to take from it', () => {
  expect(Object.keys(SHARED_MODULES).sort()).toEqual([...SHARES].sort())
})

test.each(Object.entries(SHARED_IN_PART))(
  'of %s it hands out what features may use',
  async (share, names) => {
    expect(Object.keys((await SHARED_MODULES[share]?.()) ?? {}).sort()).toEqual([...names].sort())
  },
)
