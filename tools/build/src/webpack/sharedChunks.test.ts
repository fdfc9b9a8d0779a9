import { chunkOf } from './sharedChunks.ts'

const UI = '@outcome-studio/shared/ui'

test.each([
  [UI, 'action/Button.tsx', 'features'],
  [UI, 'field/Checkbox.tsx', 'features'],
  [UI, 'field/Select.tsx', 'fields'],
  [UI, 'overlay/MenuButton.tsx', 'menubutton'],
  [UI, 'copyText.ts', 'features'],
  [UI, 'layout/Kbd.tsx', 'writing'],
  ['@outcome-studio/shared/data', 'membership/useCatalogue.ts', 'membership'],
  ['@outcome-studio/shared/data', 'member/useMembers.ts', 'membership'],
  ['@outcome-studio/shared/data', 'member/useUpdateProfile.ts', 'account'],
  ['@outcome-studio/shared/data', 'signIn/refreshSession.ts', 'confirmation'],
  ['@outcome-studio/shared/feature', 'defineFeature.tsx', 'features'],
])('%s %s is in the chunk %s', (share, file, chunk) => {
  expect(chunkOf(share, file)).toBe(chunk)
})
