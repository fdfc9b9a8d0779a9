import { describeMissing, missingNames } from '@outcome-studio/shared/releases'
import type { FeatureManifest } from './parseManifest.ts'

/** A feature uses names that this shell does not have. */
export class NeedsError extends Error {
  override readonly name = 'NeedsError'
}

/**
 * Ensures that a feature finds each name it imports from the shell. What was published with the release command has been
 * compared before; a name that is missing here would otherwise stop the feature in the middle of its work.
 *
 * @param offered the names of the shell's modules by their requests; null for a module whose names are not known
 * @throws NeedsError
 */
export function assertNeeds(
  { name, needs }: Pick<FeatureManifest, 'name' | 'needs'>,
  offered: Readonly<Record<string, readonly string[] | null>>,
): void {
  const missing = describeMissing(missingNames(needs, offered))
  if (missing !== '') throw new NeedsError(`${name} needs ${missing}.`)
}
