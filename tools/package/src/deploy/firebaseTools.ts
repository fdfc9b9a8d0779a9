import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Lists the version of firebase-tools that `npm run official` has tried. */
const TOOLS = 'e2e/src/official/package.json'
const toolsSchema = z.object({ dependencies: z.object({ 'firebase-tools': z.string() }) })

/** A program, its arguments, and the folder in which it runs, relative to the package. */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
}

/** Runs a command to its end, below a folder. Answers its exit code. */
export type RunInFolder = (command: Command, folder: string) => Promise<number>

/** Runs a command with the terminal of this process. */
export const runInFolder: RunInFolder = async ({ program, args, cwd }, folder) => {
  const [code] = await once(spawn(program, args, { cwd: join(folder, cwd), stdio: 'inherit' }), 'exit')
  return code ?? 1
}

/**
 * Reads which version of firebase-tools deploys.
 *
 * @param root absolute path of the repository
 */
export async function readToolsVersion(root: string): Promise<string> {
  const tools = toolsSchema.parse(JSON.parse(await readFile(join(root, TOOLS), 'utf8')))
  return tools.dependencies['firebase-tools']
}

/**
 * The command that deploys one part of a project.
 *
 * @param part for example "hosting:SITE"
 * @param version of firebase-tools, which npx installs at its first use
 */
export const deployCommand = (part: string, project: string, version: string): Command => ({
  program: 'npx',
  args: ['--yes', `firebase-tools@${version}`, 'deploy', '--only', part, '--project', project],
  cwd: '.',
})
