import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { BuildError } from '../package/BuildError.ts'
import { integrityOf } from '../package/integrityOf.ts'

/** File of the page, below the folder of a version. */
export const PAGE = 'index.html'

/**
 * Writes the shell's page: its template with the tags of the first load. Other chunks are requested on demand. Each
 * script has its digest, by which the content security policy allows it (docs/decisions/security-policy.md).
 *
 * @throws BuildError when the template is missing or has no head
 */
export async function writePage(
  described: BuildablePackage,
  compilation: Compilation,
  output: string,
): Promise<void> {
  const file = join(described.folder, 'src', 'index.html')
  const template = await readFile(file, 'utf8').catch((cause) => {
    throw new BuildError(`${file} cannot be read.`, { cause })
  })
  if (!template.includes('</head>')) throw new BuildError(`${file} has no </head> to put the scripts before.`)
  const { publicPath } = compilation.outputOptions
  const entry = compilation.entrypoints.get('main')
  const scripts = scriptsOf(entry?.getFiles()).map(async (script) => {
    const digest = integrityOf(await readFile(join(output, script)))
    return `<script defer src="${publicPath}${script}" integrity="${digest}"></script>`
  })
  const tags = [
    ...(await Promise.all(scripts)),
    // The preload starts the scripts' first request before they run.
    '<link rel="preload" as="fetch" crossorigin href="/config.json">',
  ]
  await writeFile(
    join(output, PAGE),
    template.replace('</head>', () => `${tags.join('\n')}\n</head>`),
  )
}

function scriptsOf(files: readonly string[] = []): readonly string[] {
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}
