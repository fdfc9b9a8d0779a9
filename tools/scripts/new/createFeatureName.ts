import type { Area } from '@outcome-studio/shared/domain/areas'

/** A feature cannot be created. The message says why, and what to do instead. */
export class NewFeatureError extends Error {
  override readonly name = 'NewFeatureError'
}

/** The names of a feature, all derived from one. For example, of "team-insights": */
export interface FeatureName {
  /** "mfe-team-insights": the workspace, the package and the remote. */
  readonly folder: string
  /** "/team-insights" */
  readonly path: `/${string}`
  /** "Team Insights" */
  readonly title: string
  /** "TeamInsightsScreen" */
  readonly component: string
}

/** The longest name. Titles of this length fit into the sidebar. */
const LONGEST = 24

/** First parts of the paths of the shell's own screens (docs/product.md §2). */
const PATHS_OF_THE_SHELL = ['auth', 'dev', 'logging-out', 'logout']

/**
 * Derives the names of a new feature.
 *
 * @param name in kebab case, without the prefix "mfe-"
 * @param folders the workspaces of the repository
 * @throws NewFeatureError when the name is malformed or taken
 */
export function createFeatureName(
  name: string,
  areas: readonly Area[],
  folders: readonly string[],
): FeatureName {
  if (name.startsWith('mfe-')) {
    throw new NewFeatureError(`Write "${name.slice(4)}": the prefix "mfe-" is added to the name.`)
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST) {
    throw new NewFeatureError(
      `"${name}" is not a name in kebab case of at most ${LONGEST} characters. Write one like "team-insights".`,
    )
  }
  const folder = `mfe-${name}`
  if (folders.includes(folder)) throw taken(name, `the package ${folder}`)
  const path = `/${name}` as const
  const paths = areas.flatMap((area) => [area.path, area.admin?.path ?? []].flat())
  if (paths.includes(path) || PATHS_OF_THE_SHELL.includes(name)) throw taken(name, `a page at ${path}`)
  const words = name.split('-').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
  return { folder, path, title: words.join(' '), component: `${words.join('')}Screen` }
}

const taken = (name: string, by: string) =>
  new NewFeatureError(`"${name}" is taken: there is ${by}. Choose another name.`)
