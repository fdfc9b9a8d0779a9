import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { PackageError } from './PackageError.ts'

const POSITION = /^\/((?:[\w.-]+\/)+[\w.-]+):(\d+):(\d+)$/

/** The parts of a source map that SourceMap needs: https://tc39.es/ecma426/ */
const mapSchema = z.object({
  version: z.number(),
  file: z.string(),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).catch([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().catch(''),
})

/**
 * Returns the position in the source of a position in a built file.
 *
 * @param maps absolute path of the folder `maps` of a package
 * @param position as in the log, for example "/mfe-sia/1a2b/main.3c4d.js:1:2345", from 1
 * @returns for example "mfe-sia/src/SiaPage.tsx:12:7"
 * @throws PackageError if the position is malformed, or its version has no map
 */
export function resolvePosition(maps: string, position: string): string {
  const [, file, line, column] = POSITION.exec(position) ?? []
  if (file === undefined || file.split('/').includes('..')) {
    throw new PackageError(`"${position}" is no position such as /mfe-sia/VERSION/main.js:1:2345.`)
  }
  const path = join(maps, `${file}.map`)
  if (!existsSync(path)) throw new PackageError(`There is no map of /${file}. Package its commit again.`)
  const map = new SourceMap(mapSchema.parse(JSON.parse(readFileSync(path, 'utf8'))))
  const found = map.findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in found) || !found.originalSource) {
    throw new PackageError(`The map of /${file} has no source for ${line}:${column}.`)
  }
  return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
}
