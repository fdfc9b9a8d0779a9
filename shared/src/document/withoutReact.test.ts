const FRAMEWORKS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'firebase/app',
  'firebase/firestore',
]

beforeEach(() => {
  for (const name of FRAMEWORKS) {
    jest.doMock(name, () => {
      throw new Error(`${name} was imported`)
    })
  }
})

test('document sessions need no React, Firebase or browser', () => {
  jest.isolateModules(() => expect(() => require('./index.ts')).not.toThrow())
  expect(globalThis).not.toHaveProperty('document')
})

test('the check fails for an import of React', () => {
  jest.isolateModules(() => expect(() => require('react')).toThrow('was imported'))
})
