import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEnvironment } from './schema/checkEnvironment.ts'
import type { Environment } from './schema/environmentSchema.ts'
import type { Problem } from './schema/Problem.ts'

/** Folder of the environments, below the root of the repository. */
const FOLDER = 'environments'

/** An environment cannot be used. The message lists every missing or wrong value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly problems: readonly Problem[]

  constructor(file: string, problems: readonly Problem[], options?: ErrorOptions) {
    const lines = problems.map(({ path, text }) => `  ${path} ${text}.`)
    super([`${file} has ${countOf(problems)}:`, ...lines].join('\n'), options)
    this.problems = problems
  }
}

/**
 * Reads the environment of a name from environments/NAME.json.
 *
 * @param root absolute path of the repository
 * @throws EnvironmentError with every problem at once
 */
export function readEnvironment(root: string, name: string): Environment {
  const file = `${FOLDER}/${name}.json`
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new EnvironmentError(file, [
      { path: 'the name', text: 'must be of small letters, digits and hyphens' },
    ])
  }
  const { environment, problems } = checkEnvironment(readJson(root, file))
  if (environment === null) throw new EnvironmentError(file, problems)
  return environment
}

function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch (cause) {
    const isMalformed = cause instanceof SyntaxError
    const text = isMalformed ? `is no JSON: ${cause.message}` : 'does not exist or cannot be read'
    throw new EnvironmentError(file, [{ path: 'the file', text }], { cause })
  }
}

const countOf = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 problem' : `${length} problems`
