import { BuildError } from '../package/BuildError.ts'
import { SHARED_IN_PART } from '../webpack/shares.ts'
import type { UsedShare } from '../webpack/usedOfShares.ts'

/** Modules of the workspace, whose names change with any commit. */
const OWN = '@outcome-studio/'

/**
 * Rejects imports that the shell does not share, because they would be undefined in the browser; and those of a module as
 * a whole, because nobody could tell whether a shell has the names. Of other libraries, the version tells it.
 *
 * @param used what a feature imports of each shared module
 * @throws BuildError naming each such import
 */
export function assertKnownNames(id: string, used: ReadonlyMap<string, UsedShare>): void {
  const whole = [...used].flatMap(([share, { isWhole }]) =>
    isWhole && (share.startsWith(OWN) || share in SHARED_IN_PART) ? [share] : [],
  )
  if (whole.length > 0) {
    throw new BuildError(`${id} takes all of ${whole.join(', ')}. Import by name what it uses.`)
  }
  const missing = Object.entries(SHARED_IN_PART).flatMap(([share, offered]) =>
    [...(used.get(share)?.names ?? [])]
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
