import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders of the workspace that are built and hosted: the shell and every feature.
 *
 * @param root absolute path of the workspace root
 */
export function packagesToBuild(root: string): readonly string[] {
  const features = readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .sort()
  return ['shell', ...features]
}
