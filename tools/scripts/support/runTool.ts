import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..', '..', '..')
const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'endWithParent.ts')).href

interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Swallows standard output, where a tool repeats its report. */
  readonly quiet?: boolean
  /** File that standard output goes to. */
  readonly output?: string
}

/** Runs a tool of this repository and returns its exit code. The tool ends with this process, even on a kill. */
export function runTool(tool: string, args: readonly string[], options: ToolOptions = {}): Promise<number> {
  const file = options.output === undefined ? null : openSync(options.output, 'w')
  const stdout = file ?? (options.quiet ? 'ignore' : 'inherit')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, toolScript(tool), ...args], {
      cwd: root,
      stdio: ['ignore', stdout, 'inherit', 'ipc'],
      env: { ...process.env, ...options.env, PROCESS_GROUP_OWNER: String(process.pid) },
    })
    if (file !== null) closeSync(file)
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function toolScript(tool: string): string {
  const scripts: Readonly<Record<string, string>> = {
    biome: '@biomejs/biome/bin/biome',
    tsc: 'typescript/bin/tsc',
    jest: 'jest/bin/jest.js',
    knip: 'knip/bin/knip.js',
    playwright: '@playwright/test/cli.js',
    engines: '../e2e/src/engines/main.ts',
    official: '../tools/official/src/main.ts',
    officialJourney: '../e2e/src/official/main.ts',
  }
  const script = scripts[tool]
  if (!script) throw new Error(`Unknown tool ${tool}`)
  return join(root, 'node_modules', script)
}
