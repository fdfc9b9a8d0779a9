/** The parts a host without React needs: they must load where there is no React at all. */
const PURE_PARTS = [
  './contract.ts',
  './Feature.ts',
  './errors/FeatureError.ts',
  './errors/featureErrorText.ts',
  './createReadable.ts',
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

test.each(PURE_PARTS)('%s does without React', (path) => {
  jest.isolateModules(() => expect(() => require(path)).not.toThrow())
})

test('the proof works: a part with React fails it', () => {
  jest.isolateModules(() => expect(() => require('./slot/FeatureSlot.tsx')).toThrow('was imported'))
})
