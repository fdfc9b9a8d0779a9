import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError } from './BuildError.ts'

/** @throws BuildError when the folder's package.json is missing, malformed or without a version */
export const packageVersion = (folder: string): string => readField(folder, 'version')

/** @throws BuildError when the folder's package.json is missing, malformed or without a name */
export const packageName = (folder: string): string => readField(folder, 'name')

function readField(folder: string, field: 'name' | 'version'): string {
  const file = join(folder, 'package.json')
  const content: unknown = readJson(file)
  if (typeof content === 'object' && content !== null && field in content) {
    const value: unknown = Reflect.get(content, field)
    if (typeof value === 'string' && value !== '') return value
  }
  throw new BuildError(`${file} has no ${field}.`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new BuildError(`${file} cannot be read as JSON.`, { cause })
  }
}
