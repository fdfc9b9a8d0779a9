import { chunkOf } from './sharedChunks.ts'

const UI = '@outcome-studio/shared/ui'

test.each([
  [UI, 'action/Button.tsx', 'features'],
  [UI, 'field/Checkbox.tsx', 'features'],
  [UI, 'field/Select.tsx', 'fields'],
  [UI, 'overlay/MenuButton.tsx', 'menubutton'],
  [UI, 'copyText.ts', 'features'],
  ['@outcome-studio/shared/data', 'membership/useCatalogue.ts', 'membership'],
  ['@outcome-studio/shared/feature', 'defineFeature.tsx', 'features'],
])('%s %s is in the chunk %s', (share, file, chunk) => {
  expect(chunkOf(share, file)).toBe(chunk)
})
