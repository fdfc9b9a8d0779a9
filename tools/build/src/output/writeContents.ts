import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation, Module } from 'webpack'
import { packageIn } from './packageIn.ts'

/** File of a version that says what its scripts consist of. It is not published. */
export const CONTENTS = 'contents.json'

/**
 * Writes for each script the characters of source by package. Their shares show which package makes a script heavy.
 *
 * @param workspace absolute path of the repository
 * @param output absolute path of the folder with the files of this version
 */
export async function writeContents(
  workspace: string,
  { chunks, chunkGraph }: Compilation,
  output: string,
): Promise<void> {
  const contents: Record<string, Record<string, number>> = {}
  for (const chunk of chunks) {
    const sizes: Record<string, number> = {}
    const count = (module: Module): void => {
      if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(count)
      else {
        const owner = packageIn(workspace, module.nameForCondition())
        sizes[owner] = (sizes[owner] ?? 0) + module.size('javascript')
      }
    }
    chunkGraph.getChunkModules(chunk).forEach(count)
    for (const file of chunk.files) if (file.endsWith('.js')) contents[file] = sizes
  }
  await writeFile(join(output, CONTENTS), JSON.stringify(contents))
}
