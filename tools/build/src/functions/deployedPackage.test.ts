import { deployedPackage, externalPackages } from './deployedPackage.ts'

const SOURCE = {
  name: '@studio/functions',
  version: '2.0.0',
  dependencies: { '@outcome-studio/shared': '2.0.0', http: '1.0.0', texts: '3.1.0' },
}
const PACKAGES = {
  '': { name: 'root' },
  functions: SOURCE,
  'node_modules/@outcome-studio/shared': { link: true, resolved: 'shared' },
  'node_modules/http': {
    version: '1.0.0',
    integrity: 'sha512-http',
    dependencies: { sockets: '^2.0.0' },
    optionalDependencies: { faster: '^1.0.0' },
    peerDependencies: { types: '^5.0.0', logs: '^1.0.0' },
    peerDependenciesMeta: { types: { optional: true } },
  },
  'node_modules/http/node_modules/sockets': { version: '2.2.0', dependencies: { buffers: '*' } },
  'node_modules/sockets': { version: '1.0.0' },
  'node_modules/buffers': { version: '4.0.0', dev: true },
  'node_modules/logs': { version: '1.5.0', peer: true },
  'node_modules/types': { version: '5.9.0' },
  'node_modules/browser': { version: '9.0.0' },
  'functions/node_modules/texts': { version: '3.1.0' },
}
const described = (packages: object = PACKAGES) =>
  deployedPackage('functions', SOURCE, { lockfileVersion: 3, packages })

test('the manifest names exact versions, the entry point and the version of Node', () => {
  expect(described().manifest).toEqual({
    name: '@studio/functions',
    version: '2.0.0',
    private: true,
    main: 'index.js',
    engines: { node: '24' },
    dependencies: { http: '1.0.0', texts: '3.1.0' },
  })
  expect(externalPackages(SOURCE)).toEqual(['http', 'texts'])
})

test('the lock file has what is needed, in the versions of the repository, and nothing else', () => {
  expect(described().lock).toMatchObject({ name: '@studio/functions', lockfileVersion: 3 })
  const { packages } = described().lock
  expect(packages).toEqual({
    '': expect.objectContaining({ dependencies: { http: '1.0.0', texts: '3.1.0' } }),
    'node_modules/buffers': { version: '4.0.0' },
    'node_modules/http': PACKAGES['node_modules/http'],
    'node_modules/http/node_modules/sockets': { version: '2.2.0', dependencies: { buffers: '*' } },
    'node_modules/logs': { version: '1.5.0' },
    'node_modules/texts': { version: '3.1.0' },
  })
})

test('what the lock file lacks is named', () => {
  const { 'node_modules/logs': _logs, ...without } = PACKAGES
  expect(() => described(without)).toThrow('package-lock.json has no logs, which node_modules/http needs.')
})

test('two versions for one place are refused', () => {
  const packages = {
    ...PACKAGES,
    'functions/node_modules/buffers': { version: '5.0.0' },
    'functions/node_modules/texts': { version: '3.1.0', dependencies: { buffers: '^5.0.0' } },
  }
  expect(() => described(packages)).toThrow('package-lock.json has two versions of node_modules/buffers.')
})

test.each([null, {}, { name: 'a', version: '1.0.0' }])('%j is no package', (source) => {
  expect(() => deployedPackage('functions', source, { lockfileVersion: 3, packages: {} })).toThrow()
})
