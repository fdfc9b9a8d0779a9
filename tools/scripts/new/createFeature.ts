import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AREAS } from '@outcome-studio/shared/domain/areas'
import { readWorkspaces } from '../../build/jest/workspaces.ts'
import { createFeatureName } from './createFeatureName.ts'
import { planFeature } from './planFeature.ts'

/**
 * Creates a feature: its package, and its entries in the files that list all features. Nothing is written if one of
 * them has no place for it.
 *
 * @param root absolute path of the repository
 * @param name in kebab case, for example "team-insights"
 * @param lead one sentence on what a member does there; default: "Open Team Insights."
 * @returns what to do next, in lines
 * @throws NewFeatureError
 */
export function createFeature(root: string, name: string, lead?: string): string {
  const folders = readWorkspaces(root).map(({ folder }) => folder)
  const names = createFeatureName(name, AREAS, folders)
  const { folder, path, title, component } = names
  const files = planFeature(names, lead ?? `Open ${title}.`, AREAS, (file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  format(
    root,
    [...files.keys()].filter((file) => /\.tsx?$|\.json$/.test(file) && file !== 'package-lock.json'),
  )
  return `Created ${folder}, shown at ${path}, and its entries in ${files.size} files.

1. Write the screen in ${folder}/src/${component}.tsx, and its test.
2. Check icon, guard, positions and lead in shared/src/domain/areas/AREAS.ts, and docs/product.md §1 and §2.
3. npm run dev -- ${folder} runs the feature alone, npm run dev -- shell ${folder} in the shell.
4. npx jest ${folder} runs its tests. A journey of its own gets its place in tools/scripts/since/JOURNEYS.ts.
`
}

function format(root: string, files: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'format', '--write', ...files], { cwd: root, stdio: 'pipe' })
}
