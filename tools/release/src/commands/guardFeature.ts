import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseStored } from '../core/parseStored.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import { type Counts, isWorse } from '../guard/isWorse.ts'
import { stopCanary } from '../registry/changeRegistry.ts'
import { lineOf } from '../registry/Registry.ts'
import { type ReleaseTarget, readRegistry, updateRegistry } from './ReleaseTarget.ts'

const whole = z.int().min(0)
const countsSchema = z.record(
  z.string(),
  z.object({ views: whole, errors: whole }).refine(({ views, errors }) => errors <= views),
)

const NONE: Counts = { views: 0, errors: 0 }

/**
 * Ends the canary of a feature if it fails more often than the current release.
 *
 * @param file with JSON: by version the page views, and how many of them had an error
 * @throws ReleaseError if the file is missing or malformed
 */
export async function guardFeature(target: ReleaseTarget, id: string, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`${file} cannot be read.`, { cause })
  })
  const counts = parseStored(file, text, countsSchema)
  const line = lineOf(await readRegistry(target), id)
  const version = line?.canary?.release.version
  if (line === null || version === undefined) return target.print(`${id} has no canary.`)
  const canary = counts[version] ?? NONE
  const current = counts[line.version] ?? NONE
  const compared = `${id} ${version} failed in ${textOf(canary)}, ${line.version} in ${textOf(current)}.`
  if (!isWorse(canary, current)) return target.print(`${compared} The canary goes on.`)
  await updateRegistry(target, (registry) => {
    // Only the canary that was counted.
    if (lineOf(registry, id)?.canary?.release.version === version) return stopCanary(registry, id)
    throw new ReleaseError(`${id} has another canary by now. Nothing was changed.`)
  })
  target.print(`${compared} The canary was stopped.`)
}

const textOf = ({ views, errors }: Counts): string => `${errors} of ${views} page views`
