import { OWN_SHARES, SHARED_IN_PART, SHARES } from '../../../../tools/build/src/webpack/shares.ts'
import { SHARED_MODULES } from './sharedModules.ts'

jest.mock('./OWN_NAMES.ts', () => {
  const names = {
    Button: async () => ({ Button: 'the button', buttonHeight: 40 }),
    Card: async () => ({ Card: 'the card' }),
  }
  return {
    OWN_NAMES: {
      '@outcome-studio/shared/feature': {},
      '@outcome-studio/shared/domain/errors': {},
      '@outcome-studio/shared/ui': names,
      '@outcome-studio/shared/data': {},
    },
  }
})

test('the shell hands out every module that features are built to take from it', () => {
  const whole = Object.keys(SHARED_MODULES).filter((request) => !/\/(?:Button|Card)$/.test(request))
  expect(whole.sort()).toEqual([...SHARES].sort())
})

test('of its own shares it hands out each name alone, and all of them to features of earlier builds', async () => {
  const [ui] = OWN_SHARES.filter((share) => share.endsWith('/ui'))
  expect(await SHARED_MODULES[`${ui}/Button`]?.()).toMatchObject({ Button: 'the button' })
  expect(await SHARED_MODULES[`${ui}`]?.()).toEqual({ Button: 'the button', Card: 'the card' })
})

test.each(Object.entries(SHARED_IN_PART))(
  'of %s it hands out what features may use',
  async (share, names) => {
    expect(Object.keys((await SHARED_MODULES[share]?.()) ?? {}).sort()).toEqual([...names].sort())
  },
)
