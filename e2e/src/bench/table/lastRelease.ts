import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const FILE = join(import.meta.dirname, '..', 'lastRelease.json')

const releaseSchema = z.object({
  version: z.string(),
  machine: z.string(),
  /** The median of each row by its name. */
  rows: z.record(z.string(), z.number()),
})

/** What the table of an earlier release said. */
export type ReleaseNumbers = Readonly<z.infer<typeof releaseSchema>>

/** Reads the numbers that new ones are compared with. */
export async function readLastRelease(): Promise<ReleaseNumbers> {
  return releaseSchema.parse(JSON.parse(await readFile(FILE, 'utf8')))
}

/** Makes these the numbers that later ones are compared with. */
export async function writeLastRelease(numbers: ReleaseNumbers): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(numbers, null, 2)}\n`)
}
