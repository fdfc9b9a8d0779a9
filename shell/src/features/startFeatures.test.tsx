import { startFederation } from './federation/startFederation.ts'
import { startFeatures } from './startFeatures.ts'

jest.mock('./federation/startFederation.ts', () => ({ startFederation: jest.fn() }))

test('manifests and the list of features may take as long as a lazy chunk', async () => {
  const limits: number[] = []
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds)
    return new AbortController().signal
  })
  const fetchFile = () => Promise.reject(new TypeError('Failed to fetch'))
  const log = { report: () => undefined, logEvent: () => undefined }
  const features = startFeatures({ fetchFile, overrides: () => [], place: null, viewer: () => null, log })

  await expect(features.load({ remote: 'mfeSia', expose: './feature' }, 'Sia', 0)).rejects.toThrow()
  const [fetchManifest] = jest.mocked(startFederation).mock.lastCall ?? []
  await expect(fetchManifest?.('/sia/1/mf-manifest.json')).rejects.toThrow('Failed to fetch')
  // The list is asked for twice: the server, and then the browser's copy.
  expect(limits).toEqual([120_000, 120_000, 120_000])
})
