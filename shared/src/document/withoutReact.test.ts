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

test('documents are edited without React, Firebase and a browser', () => {
  jest.isolateModules(() => expect(() => require('./index.ts')).not.toThrow())
  expect(globalThis).not.toHaveProperty('document')
})

test('the proof works: an import of React fails it', () => {
  jest.isolateModules(() => expect(() => require('react')).toThrow('was imported'))
})
