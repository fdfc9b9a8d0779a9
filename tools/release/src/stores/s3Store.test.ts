import { PRODUCTION } from '../../../environment/src/testing/sampleEnvironments.ts'
import { describeStore } from '../testing/describeStore.ts'
import { createReleaseFixture } from '../testing/releaseFixture.ts'
import { type S3Server, startS3Server } from '../testing/startS3Server.ts'
import { cachingOf } from './cachingOf.ts'
import { type S3Options, s3Store } from './s3Store.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.stop())
beforeEach(() => server.clear())

const open = (options: Partial<S3Options> = {}) =>
  s3Store({
    ...{ address: server.address, region: 'eu-test-1', accessKeyId: 'key', secretAccessKey: 'secret' },
    ...{ cachingOf: (path) => cachingOf(PRODUCTION, path), patience: 60_000 },
    ...options,
  })

describe('a bucket', () => describeStore(() => open()))
describe('a folder of a bucket', () => describeStore(() => open({ address: `${server.address}/a/b` })))

test('files have their type and how long they are cached', async () => {
  const store = open()
  const kindOf = (path: string) => {
    const { 'content-type': type, 'cache-control': caching } = server.objects.get(path)?.headers ?? {}
    return [type, caching]
  }
  await store.write('mfe-sia/mfe-sia/1/main.js', '')
  await store.write('mfe-sia/mfe-sia/1/mf-manifest.json', '')
  await store.replaceRegistry('', null)
  expect(kindOf('mfe-sia/mfe-sia/1/main.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(kindOf('mfe-sia/mfe-sia/1/mf-manifest.json')).toEqual([
    'application/json; charset=utf-8',
    'no-cache',
  ])
  expect(kindOf('registry/remotes.json')).toEqual(['application/json; charset=utf-8', 'no-cache'])
})

test('a request that fails for a moment is repeated', async () => {
  server.faults.push('refuse', 'refuse')
  await open().write('mfe-sia/1.js', 'script')
  expect(await open().read('mfe-sia/1.js')).toBe('script')
})

test('a change that was done but answered with a failure is no conflict', async () => {
  server.faults.push('answer 503')
  const store = open()
  await store.replaceRegistry('1', null)
  server.faults.push('answer 503')
  await store.replaceRegistry('2', await store.readRegistry())
  expect(await store.read('registry/remotes.json')).toBe('2')
})

test('a store that goes on failing, or does not answer, is named', async () => {
  server.faults.push(...Array.from({ length: 9 }, () => 'refuse' as const))
  await expect(open().write('mfe-sia/1.js', '')).rejects.toThrow(
    `${server.address} answers with status 503: Slow down.`,
  )
  server.clear()
  server.faults.push('hang')
  await expect(open({ patience: 200 }).write('mfe-sia/1.js', '')).rejects.toThrow('does not answer')
  await expect(open({ address: 'http://127.0.0.1:1/bucket' }).read('x')).rejects.toThrow('does not answer')
})

test('a wrong key is refused', async () => {
  await expect(open({ accessKeyId: 'other' }).read('x')).rejects.toThrow('status 403: not signed')
})

test('a command that is interrupted at any change leaves the former release, and can be repeated', async () => {
  const fixture = createReleaseFixture(open())
  await fixture.run('shell')
  await fixture.run('mfe-sia')
  fixture.setSource('mfe-sia', { version: '2' })
  let isDone = false
  for (let changes = 0; !isDone; changes += 1) {
    const sound = Array.from({ length: changes }, () => 'none' as const)
    server.faults.splice(0, Infinity, ...sound, 'drop')
    isDone = await fixture.run('mfe-sia').then(
      () => true,
      () => false,
    )
    const { version } = (await fixture.registry()).remotes[0] ?? {}
    expect(version).toBe(isDone ? '2' : '1')
  }
  fixture.release()
})
