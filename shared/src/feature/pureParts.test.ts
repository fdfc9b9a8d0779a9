/** The modules that a host without React needs. They must load without React. */
const PURE_MODULES = [
  './core/contract.ts',
  './core/Feature.ts',
  './errors/FeatureError.ts',
  './errors/featureErrorText.ts',
  './core/createReadable.ts',
  './slot/acquireFeature.ts',
  './slot/mountFeature.ts',
  './slot/requireContract.ts',
  './slot/startSlowTimer.ts',
]

beforeEach(() => {
  for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']) {
    jest.doMock(name, () => {
      throw new Error(`${name} was imported`)
    })
  }
})

test.each(PURE_MODULES)('%s does not import React', (path) => {
  jest.isolateModules(() => expect(() => require(path)).not.toThrow())
})

test('a module with React fails this test', () => {
  jest.isolateModules(() => expect(() => require('./slot/FeatureSlot.tsx')).toThrow('was imported'))
})
