import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { remotesFile } from './remotesFile.ts'

test('names the address of each manifest', () => {
  const release = { id: 'mfe-sia', name: 'mfe_sia', version: '1', manifest: '/mfe-sia/1/mf-manifest.json' }
  expect(remotesFile(PRODUCTION, [release])).toEqual({
    revision: 0,
    salt: '',
    remotes: [
      {
        id: 'mfe-sia',
        name: 'mfe_sia',
        version: '1',
        entry: 'https://mfe-sia.studio.test/mfe-sia/1/mf-manifest.json',
        previous: null,
        canary: null,
      },
    ],
  })
})

test('a feature without a site is refused', () => {
  expect(() => remotesFile(PRODUCTION, [{ id: 'mfe-gone', manifest: '/x' }])).toThrow('no site for mfe-gone')
})
