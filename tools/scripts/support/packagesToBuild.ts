import { AREAS, type Area } from '@outcome-studio/shared/domain/areas'
import { remotePackages } from '../../../shared/src/domain/areas/remotePackages.ts'

/**
 * Folders of the packages that are built here: the shell, and every feature of the areas table that has no repository of
 * its own.
 */
export function packagesToBuild(areas: readonly Area[] = AREAS): readonly string[] {
  return ['shell', ...remotePackages(areas).flatMap(({ name, isOutside }) => (isOutside ? [] : name))]
}
