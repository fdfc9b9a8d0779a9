import federation from './containerRuntime.ts'

const { consumes, initContainerEntry } = federation.bundlerRuntime

/** A feature whose chunk 7 imports the modules 1 and 2. */
function createFeature(...shares: readonly (readonly [shareKey: string, requiredVersion: string])[]) {
  const mapping = Object.fromEntries(
    shares.map(([shareKey, requiredVersion], index) => [index + 1, { shareKey, requiredVersion }]),
  )
  const webpackRequire = {
    S: {},
    m: {} as Record<string | number, (module: { exports: unknown }) => void>,
    c: {} as Record<string | number, unknown>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: mapping },
  }
  const installedModules = {}
  const chunkMapping = { 7: Object.keys(mapping) }
  const loadChunk = async (chunkId = 7) => {
    const promises: (Promise<void> | 0)[] = []
    consumes({ webpackRequire, chunkId, chunkMapping, installedModules, promises })
    await Promise.all(promises)
  }
  const evaluate = (id: number) => {
    const module: { exports: unknown } = { exports: null }
    webpackRequire.m[id]?.(module)
    return module.exports
  }
  const init = (shareScope: Parameters<typeof initContainerEntry>[0]['shareScope']) =>
    initContainerEntry({ webpackRequire, shareScope })
  return { init, loadChunk, evaluate }
}

const moduleOf = (exports: unknown) => ({ get: jest.fn(async () => () => exports) })

test('a chunk gets the modules of the page that it needs, each loaded once', async () => {
  const react = moduleOf('react')
  const button = { get: () => () => 'button' }
  const { init, loadChunk, evaluate } = createFeature(['react', '^19.2.0'], ['ui/Button', '^19.2.0'])
  expect(init({ react: { '19.2.7': react }, 'ui/Button': { '19.2.0': button } })).toBe(true)
  await Promise.all([loadChunk(), loadChunk()])
  await loadChunk()
  expect([evaluate(1), evaluate(2)]).toEqual(['react', 'button'])
  expect(react.get).toHaveBeenCalledTimes(1)
})

test('a chunk that needs no shared module waits for nothing', async () => {
  const { loadChunk } = createFeature(['react', '^19.2.0'])
  await expect(loadChunk(8)).resolves.toBeUndefined()
})

test.each([
  [
    'another version',
    { react: { '18.3.1': moduleOf('react') } },
    'react of the page (18.3.1) does not satisfy the requirement ^19.2.0.',
  ],
  ['no such module', {}, 'react of the page (none) does not satisfy the requirement ^19.2.0.'],
])('%s fails where it is imported', async (_what, shareScope, message) => {
  const { init, loadChunk, evaluate } = createFeature(['react', '^19.2.0'])
  init(shareScope)
  await loadChunk()
  expect(() => evaluate(1)).toThrow(message)
})

test('a module that could not be loaded is loaded again with the next chunk', async () => {
  const get = jest.fn(async () => () => 'react' as unknown)
  get.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'))
  const { init, loadChunk, evaluate } = createFeature(['react', '^19.2.0'])
  init({ react: { '19.2.0': { get } } })
  await loadChunk()
  expect(() => evaluate(1)).toThrow('Loading chunk 12 failed.')
  await loadChunk()
  expect(evaluate(1)).toBe('react')
})
