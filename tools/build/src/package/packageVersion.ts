import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError } from './BuildError.ts'

/** @throws BuildError when the folder's package.json is missing, malformed or without a version */
export function packageVersion(folder: string): string {
  const file = join(folder, 'package.json')
  const content = readJson(file)
  if (typeof content === 'object' && content !== null && 'version' in content) {
    if (typeof content.version === 'string' && content.version !== '') return content.version
  }
  throw new BuildError(`${file} has no version.`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new BuildError(`${file} cannot be read as JSON.`, { cause })
  }
}
