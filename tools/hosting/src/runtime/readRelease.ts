import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const path = z.string().regex(/^\/[^/.][^\\]*$/)

export const shellReleaseSchema = z.object({
  id: z.literal('shell'),
  version: z.string().min(1),
  /** Path of the page below the shell's dist folder. */
  page: path,
})

export const featureReleaseSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  version: z.string().min(1),
  /** Path of the federation manifest on the feature's own origin. */
  manifest: path,
  /** Digest of the manifest, which browsers verify. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  exposes: z.array(z.string()).min(1),
  contract: z.int().min(1),
})

/** A release.json exists but is malformed. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}

/**
 * Reads the current version of a package. Not cached, because a build may end at any time.
 *
 * @param file absolute path of the release.json
 * @returns null when the package was never built
 * @throws ReleaseError when the file is malformed
 */
export async function readRelease<Release>(
  file: string,
  schema: z.ZodType<Release>,
): Promise<Release | null> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null
    throw new ReleaseError(`${file} cannot be read.`, { cause })
  })
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new ReleaseError(`${file} is malformed. Build the package again.`, { cause })
  }
}
