import { AREAS, LOG_OUT_PATH, RELEASES_PATH } from '@outcome-studio/shared/domain/areas'
import type { Environment } from '../schema/environmentSchema.ts'

/** The shell's own screens, besides the home page. */
const OWN = ['/auth', '/logging-out', LOG_OUT_PATH, RELEASES_PATH]

/** Where developers sign in, with emulators alone. */
const FOR_DEVELOPERS = ['/dev']

/**
 * First segments of the paths at which the shell has a screen, sorted. A host answers them with the page. Any other
 * path without a file is answered with 404, and with the page as its content, which then says so.
 */
export function pagePaths({ emulators }: Environment): readonly string[] {
  const paths = [
    ...OWN,
    ...(emulators === null ? [] : FOR_DEVELOPERS),
    ...AREAS.flatMap(({ path, admin }) => (admin === undefined ? [path] : [path, admin.path])),
  ]
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].sort()
}
