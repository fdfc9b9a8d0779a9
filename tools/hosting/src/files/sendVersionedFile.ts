import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MANIFEST, type SiteHeaders } from '../../../environment/src/headers/siteHeaders.ts'
import { acceptedEncodings } from './acceptedEncodings.ts'
import { contentType } from './contentType.ts'
import { setHeaders } from './setHeaders.ts'

/** How long browsers cache versioned files. "never" is for watched builds, which overwrite their files. */
export type Caching = 'forEver' | 'never'

interface Found {
  readonly handle: FileHandle
  readonly size: number
  readonly encoding: string | null
}

/**
 * Sends a file of a versioned folder, compressed if the build has a compressed version that the client accepts.
 *
 * @returns false when the file is missing; the response is then untouched
 */
export async function sendVersionedFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: SiteHeaders,
  caching: Caching,
): Promise<boolean> {
  const found = await findBest(file, request.headers['accept-encoding'])
  if (!found) return false
  try {
    response.setHeader('content-type', contentType(file))
    setHeaders(response, headers.everything)
    setHeaders(response, basename(file) === MANIFEST ? headers.manifest : headers.versioned)
    if (caching === 'never' && basename(file) !== MANIFEST) response.setHeader('cache-control', 'no-store')
    response.setHeader('vary', 'accept-encoding')
    response.setHeader('content-length', found.size)
    if (found.encoding !== null) response.setHeader('content-encoding', found.encoding)
    if (request.method === 'HEAD') response.end()
    else await pipeline(found.handle.createReadStream({ autoClose: false }), response)
  } finally {
    await found.handle.close()
  }
  return true
}

async function findBest(file: string, accept: string | undefined): Promise<Found | null> {
  for (const { name, suffix } of acceptedEncodings(accept)) {
    const compressed = await openFile(`${file}${suffix}`)
    if (compressed) return { ...compressed, encoding: name }
  }
  const plain = await openFile(file)
  return plain && { ...plain, encoding: null }
}

async function openFile(file: string): Promise<{ handle: FileHandle; size: number } | null> {
  const handle = await open(file).catch(() => null)
  if (!handle) return null
  const stat = await handle.stat()
  if (stat.isFile()) return { handle, size: stat.size }
  await handle.close()
  return null
}
