import { assertSingletons } from './assertSingletons.ts'

const SHARES = ['react', 'react-dom', 'react-dom/client', '@scope/query', '@outcome-studio/shared/ui']
const FEATURE = { id: 'mfe-account', kind: 'feature' } as const
const SHELL = { id: 'shell', kind: 'shell' } as const

const SHELL_FILES = [
  '/w/shell/src/index.ts',
  '/w/node_modules/react/index.js',
  '/w/node_modules/react/cjs/react.production.js',
  '/w/node_modules/react-dom/client.js',
  '/w/node_modules/@scope/query/index.js',
  '/w/shared/src/ui/index.ts',
]

describe('a feature', () => {
  test('may contain its own code, other libraries and the domain', () => {
    const files = [
      '/w/mfe-account/src/feature.tsx',
      '/w/node_modules/react-hook-form/index.js',
      '/w/node_modules/reactive/react.js',
      '/w/shared/src/domain/base/index.ts',
    ]
    expect(() => assertSingletons(FEATURE, files, SHARES)).not.toThrow()
  })

  test.each([
    ['react', '/w/node_modules/react/jsx-dev-runtime.js'],
    ['react', '/w/node_modules/some-library/node_modules/react/index.js'],
    ['react-dom', '/w/node_modules/react-dom/server.js'],
    ['@scope/query', '/w/node_modules/@scope/query/build/index.js'],
    ['@outcome-studio/shared/ui', '/w/shared/src/ui/action/Button.tsx'],
    ['@outcome-studio/shared/ui', '/w/node_modules/@outcome-studio/shared/src/ui/action/Button.js'],
  ])('must not carry %s', (request, file) => {
    expect(() => assertSingletons(FEATURE, ['/w/mfe-account/src/feature.tsx', file], SHARES)).toThrow(
      `mfe-account has a copy of its own of ${request} (from `,
    )
  })

  test('reports all its copies at once', () => {
    const files = ['/w/node_modules/react/index.js', '/w/node_modules/@scope/query/index.js']
    expect(() => assertSingletons(FEATURE, files, SHARES)).toThrow(/react (.|\n)*@scope\/query /)
  })
})

describe('the shell', () => {
  test('contains each one once', () => {
    expect(() => assertSingletons(SHELL, SHELL_FILES, SHARES)).not.toThrow()
  })

  test('must not contain a second copy', () => {
    const files = [...SHELL_FILES, '/w/node_modules/some-library/node_modules/react/index.js']
    expect(() => assertSingletons(SHELL, files, SHARES)).toThrow(
      'shell has a second copy of react (from /w/node_modules/some-library/node_modules/react).',
    )
  })
})
