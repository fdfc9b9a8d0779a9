/** Packages whose tests run against others that depend on them, which the dependency graph cannot say. */
const TESTED_WITH: Readonly<Record<string, readonly string[]>> = {
  'local-cloud': ['shared', 'functions'],
  functions: ['shared'],
}

/** Journeys run the whole product. */
const JOURNEYS = 'e2e'

/** What a change touches, as git and lerna tell it. */
export interface Change {
  /** Changed files, relative to the root. */
  readonly files: readonly string[]
  /** Folders of the changed packages and of all that depend on them. */
  readonly packages: readonly string[]
}

/**
 * Folders of the workspaces whose tests a change can affect: all of them when it touches a file of the root, such as
 * the security rules or a configuration, or one that is not known. Documents affect no test but those in scripts.
 *
 * @param folders of all workspaces
 */
export function affectedFolders({ files, packages }: Change, folders: readonly string[]): readonly string[] {
  // A new file that git does not track yet is in a package that lerna does not name.
  const isNamed = (file: string) => packages.some((folder) => file.startsWith(`${folder}/`))
  const isDocument = (file: string) => file.startsWith('docs/') || file.endsWith('.md')
  if (files.some((file) => !isNamed(file) && !isDocument(file))) return folders
  const affected = new Set(packages)
  for (const folder of packages) for (const other of TESTED_WITH[folder] ?? []) affected.add(other)
  if (files.some(isDocument)) affected.add('scripts')
  if (packages.length > 0) affected.add(JOURNEYS)
  return folders.filter((folder) => affected.has(folder))
}
