import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = join(__dirname, '../../..')
const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

/**
 * Lints files with the settings of this repository.
 * @param sources texts by path from the root
 * @returns the sorted paths of the files that a rule of tools/scripts/lint refuses
 */
export function lintSources(sources: Readonly<Record<string, string>>): readonly string[] {
  // Biome applies the settings of the repository to any file within it, so the copy is outside.
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    const config: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    delete config.vcs
    write(folder, 'biome.json', JSON.stringify(config))
    cpSync(__dirname, join(folder, 'tools/scripts/lint'), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    })
    for (const [path, source] of Object.entries(sources)) write(folder, path, source)
    return refusedIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function refusedIn(folder: string): readonly string[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = report.parse(JSON.parse(stdout))
  const refused = diagnostics
    .filter(({ category }) => category === 'plugin')
    .map(({ location }) => location.path)
  return [...new Set(refused)].sort()
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${text}\n`)
}
