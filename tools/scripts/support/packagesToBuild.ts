import { remotePackages } from '../../../shared/src/domain/areas/remotePackages.ts'

/** Folders of the packages that are built and hosted: the shell, and every feature of the areas table. */
export function packagesToBuild(): readonly string[] {
  return ['shell', ...remotePackages().map(({ name }) => name)]
}
