import { BuildError } from '../package/BuildError.ts'
import { SHARED_IN_PART } from '../webpack/shares.ts'

/**
 * Rejects imports that the shell does not share, because they would be undefined in the browser.
 *
 * @param used names a feature imports from each shared module
 * @throws BuildError naming each import that the shell does not share
 */
export function assertSharedInPart(id: string, used: ReadonlyMap<string, ReadonlySet<string>>): void {
  const missing = Object.entries(SHARED_IN_PART).flatMap(([share, offered]) =>
    [...(used.get(share) ?? [])]
      .filter((name) => !offered.includes(name))
      .map((name) => `${name} of ${share}`),
  )
  if (missing.length > 0) {
    throw new BuildError(
      `${id} uses ${missing.join(', ')}, which the shell does not hand out. Add it in tools/build/src/webpack/shares.ts ` +
        'and in the module that shell/src/features/federation/sharedModules.ts hands out for it.',
    )
  }
}
