import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { acceptedEncodings } from './acceptedEncodings.ts'
import { contentType } from './contentType.ts'

/** How long browsers keep versioned files; "never" is for watched builds, which write to one path again and again. */
export type Keeping = 'forEver' | 'never'

/**
 * Asked for anew each time although it never changes: a feature whose server is down then says so at once,
 * instead of starting from what the browser happens to have and breaking at the first file it has not.
 */
const MANIFEST = 'mf-manifest.json'

const CACHE_CONTROL: Readonly<Record<Keeping, string>> = {
  // One year: a versioned path never changes its content.
  forEver: 'public, max-age=31536000, immutable',
  never: 'no-store',
}

interface Found {
  readonly handle: FileHandle
  readonly size: number
  readonly encoding: string | null
}

/**
 * Sends a file of a versioned folder, compressed when the build left a compressed one that the client takes.
 *
 * @returns false when there is no such file; nothing is written then
 */
export async function sendVersionedFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  keeping: Keeping,
): Promise<boolean> {
  const found = await findBest(file, request.headers['accept-encoding'])
  if (!found) return false
  try {
    response.setHeader('content-type', contentType(file))
    response.setHeader('cache-control', basename(file) === MANIFEST ? 'no-cache' : CACHE_CONTROL[keeping])
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
