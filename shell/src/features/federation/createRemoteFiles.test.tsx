import { createHash } from 'node:crypto'
import { waitFor } from '@testing-library/react'
import { createRemoteFiles, HttpError, IntegrityError } from './createRemoteFiles.ts'

const MANIFEST = 'http://localhost:3005/mfe-account/1/mf-manifest.json'
const ENTRY = 'http://localhost:3005/mfe-account/1/remoteEntry.js'
const DIGEST = `sha384-${'B'.repeat(64)}`
const FIELDS = {
  name: 'mfe_account',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' }, globalName: 'mfe_account' },
}
const CONTENT = JSON.stringify({ ...FIELDS, integrity: { 'remoteEntry.js': DIGEST } })

const sha384 = (bytes: ArrayBuffer) => createHash('sha384').update(Buffer.from(bytes)).digest()
const digest = async (bytes: ArrayBuffer) => new Uint8Array(sha384(bytes)).buffer
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const filesFrom = (answer: () => Response) => createRemoteFiles(async () => answer(), digest)

/** Integrity of the script for an address. */
function scriptIntegrity(files: ReturnType<typeof createRemoteFiles>, url: string) {
  const script = files.createScript(url)
  expect(script).toMatchObject({ src: url, crossOrigin: 'anonymous' })
  return script.integrity
}

test('an answer that is no success is refused, even where it parses', async () => {
  const files = filesFrom(() => Response.json({ ...FIELDS, error: 'down' }, { status: 503 }))
  files.expectManifest(MANIFEST, integrityOf(CONTENT))
  await expect(files.readManifest(MANIFEST)).rejects.toThrow(new HttpError(MANIFEST, 503))
})

test('the manifest that remotes.json lists is read, and its scripts are verified', async () => {
  const files = filesFrom(() => new Response(CONTENT))
  files.expectManifest(MANIFEST, integrityOf(CONTENT))
  expect(await files.readManifest(MANIFEST)).toMatchObject({
    text: CONTENT,
    manifest: { name: 'mfe_account' },
  })
  expect(scriptIntegrity(files, ENTRY)).toBe(DIGEST)
})

test.each([
  ['one changed byte', CONTENT.replace('mfe_account', 'mfe_accounu'), integrityOf(CONTENT)],
  ['a manifest that nobody registered', CONTENT, undefined],
])('%s is refused, and no script is accepted', async (_what, content, expected) => {
  const files = filesFrom(() => new Response(content))
  if (expected !== undefined) files.expectManifest(MANIFEST, expected)
  await expect(files.readManifest(MANIFEST)).rejects.toThrow(new IntegrityError(MANIFEST))
  expect(scriptIntegrity(files, ENTRY)).toBe(`sha384-${'A'.repeat(64)}`)
})

/** Files that note what was requested. */
function watchedFiles(entry: () => Promise<Response>) {
  const requests: string[] = []
  const files = createRemoteFiles(async (url) => {
    requests.push(String(url))
    return String(url) === MANIFEST ? new Response(CONTENT) : entry()
  }, digest)
  return { files, requests }
}

test('the script with the container is requested together with the manifest, and not run', async () => {
  const answer = Promise.withResolvers<Response>()
  const { files, requests } = watchedFiles(() => answer.promise)
  files.expectManifest(MANIFEST, integrityOf(CONTENT))
  const reading = files.readManifest(MANIFEST)
  expect(requests.toSorted()).toEqual([MANIFEST, ENTRY])
  expect(await reading).toMatchObject({ text: CONTENT })
  expect(document.querySelector('script')).toBeNull()
  const body = new Response('throw new Error()')
  answer.resolve(body)
  // The browser stores only what has been read to its end.
  await waitFor(() => expect(body.bodyUsed).toBe(true))
})

test('a request ahead that fails does not matter: the element requests the script again', async () => {
  const { files } = watchedFiles(() => Promise.reject(new TypeError('Failed to fetch')))
  files.expectManifest(MANIFEST, integrityOf(CONTENT))
  expect(await files.readManifest(MANIFEST)).toMatchObject({ text: CONTENT })
  expect(scriptIntegrity(files, ENTRY)).toBe(DIGEST)
})

test('the script of an override is not requested ahead, because it may not be cached', async () => {
  const { files, requests } = watchedFiles(async () => new Response(''))
  files.expectManifest(MANIFEST, null)
  await files.readManifest(MANIFEST)
  expect(requests).toEqual([MANIFEST])
})

test('a script that the manifest does not list is refused', async () => {
  const files = filesFrom(() => new Response(CONTENT))
  files.expectManifest(MANIFEST, integrityOf(CONTENT))
  await files.readManifest(MANIFEST)
  for (const url of [ENTRY.replace('remoteEntry', 'other'), ENTRY.replace('/1/', '/2/'), `${ENTRY}?a`]) {
    expect(scriptIntegrity(files, url)).toBe(`sha384-${'A'.repeat(64)}`)
  }
})

test('an override is not verified, and its neighbors are', async () => {
  const files = filesFrom(() => Response.json(FIELDS))
  files.expectManifest('http://localhost:4005/mf-manifest.json', null)
  await files.readManifest('http://localhost:4005/mf-manifest.json')
  expect(scriptIntegrity(files, 'http://localhost:4005/remoteEntry.js')).toBeFalsy()
  expect(scriptIntegrity(files, 'http://localhost:40051/remoteEntry.js')).toBe(`sha384-${'A'.repeat(64)}`)
})

test('a script that was refused is requested at a new address', async () => {
  const files = filesFrom(() => new Response(CONTENT))
  files.expectManifest(MANIFEST, integrityOf(CONTENT))
  await files.readManifest(MANIFEST)
  for (const expected of [ENTRY, `${ENTRY}?retry=1`, `${ENTRY}?retry=2`]) {
    const script = document.createElement('script')
    script.src = ENTRY
    files.prepareScript(script)
    expect(script).toMatchObject({ src: expected, integrity: DIGEST })
    script.dispatchEvent(new Event('error'))
  }
})
