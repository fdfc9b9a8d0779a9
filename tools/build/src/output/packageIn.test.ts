import { packageIn } from './packageIn.ts'

test.each([
  ['/repo/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['/repo/node_modules/@firebase/auth/dist/index.js', '@firebase/auth'],
  ['/repo/node_modules/a/node_modules/b/index.js', 'b'],
  ['/repo/shared/src/ui/action/Button.tsx', 'shared/ui'],
  ['/repo/shell/src/index.ts', 'shell'],
  ['/repo/mfe-sia/src/feature.tsx', 'mfe-sia'],
  [null, 'webpack'],
])('%s is of %s', (file, expected) => {
  expect(packageIn('/repo', file)).toBe(expected)
})
