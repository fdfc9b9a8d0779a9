import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseStored } from '../core/parseStored.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import type { RecordedViews } from './guardFeatures.ts'

const whole = z.int().min(0)
const countsSchema = z.record(
  z.string(),
  z.object({ views: whole, errors: whole }).refine(({ views, errors }) => errors <= views),
)

/**
 * Views of one feature from a file with JSON: by version the page views, and how many of them had an error. Its period
 * is up to whoever wrote it. `count` throws ReleaseError if the file is missing or malformed.
 */
export const fileViews = (file: string): RecordedViews => ({
  count: async () => {
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new ReleaseError(`${file} cannot be read.`, { cause })
    })
    return parseStored(file, text, countsSchema)
  },
  close: async () => {},
})
