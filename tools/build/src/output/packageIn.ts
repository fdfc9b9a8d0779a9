import { relative, sep } from 'node:path'

const INSTALLED = /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** What webpack adds itself. */
const RUNTIME = 'webpack'

/**
 * The package that a module belongs to: an installed one, a feature or the shell, or a folder of shared.
 *
 * @param workspace absolute path of the repository
 * @param file absolute path of the module; null for one without a file
 * @returns for example "react-dom", "shell" or "shared/ui"
 */
export function packageIn(workspace: string, file: string | null): string {
  if (file === null) return RUNTIME
  const path = relative(workspace, file).split(sep).join('/')
  const installed = INSTALLED.exec(path)?.[1]
  if (installed !== undefined) return installed
  const [owner = RUNTIME, , folder = ''] = path.split('/')
  return owner === 'shared' ? `${owner}/${folder}` : owner
}
