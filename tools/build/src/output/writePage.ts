import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { BuildError } from '../package/BuildError.ts'

/** The host replaces it with a new value in every response. */
const NONCE = '__CSP_NONCE__'

/**
 * Writes the shell's page: its template with the nonce placeholder and the tags of the first load. Other chunks are
 * requested on demand.
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
  const tags = [
    ...scriptsOf(entry?.getFiles()).map(
      (script) => `<script defer nonce="${NONCE}" src="${publicPath}${script}"></script>`,
    ),
    // The preload starts the scripts' first request before they run.
    '<link rel="preload" as="fetch" crossorigin href="/config.json">',
  ]
  await writeFile(
    join(output, 'index.html'),
    template.replace('</head>', () => `${tags.join('\n')}\n</head>`),
  )
}

function scriptsOf(files: readonly string[] = []): readonly string[] {
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}
