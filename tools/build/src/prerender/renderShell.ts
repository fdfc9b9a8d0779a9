import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { minify } from '@swc/core'
import { z } from 'zod'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { BuildError } from '../package/BuildError.ts'
import { runWebpack } from '../webpack/runWebpack.ts'
import type { WebpackTarget } from '../webpack/webpackConfig.ts'
import { prerenderConfig } from './prerenderConfig.ts'

/** Below the workspace, so that Node finds the libraries. */
const MODULE = 'renderPages.cjs'

const renderedSchema = z.object({
  style: z.string().min(1),
  script: z.string().min(1),
  pages: z
    .array(
      z.object({
        path: z.string().regex(/^(?:\/[a-z]+)+$/),
        title: z.string().min(1),
        // The policy allows no style attributes.
        html: z.string().refine((html) => html !== '' && !/<[^>]*\sstyle=/.test(html)),
      }),
    )
    .min(1),
})

/** What the shell renders for visitors during its build. */
export type RenderedShell = z.infer<typeof renderedSchema>

/**
 * Renders the shell's pages for visitors from the components of the shell (docs/decisions/prerendered-pages.md).
 *
 * @throws BuildError when the source does not compile or what it renders cannot be a page
 */
export async function renderShell(
  described: BuildablePackage,
  target: WebpackTarget,
): Promise<RenderedShell> {
  await runWebpack(prerenderConfig(described, target, MODULE))
  const file = join(target.output, MODULE)
  try {
    const rendered = renderedSchema.parse(callRenderer(createRequire(file)(file)))
    const { code } = await minify(rendered.script, { compress: true, mangle: true })
    return { ...rendered, script: code }
  } catch (cause) {
    throw new BuildError(`${described.id} cannot be rendered: ${String(cause)}`, { cause })
  } finally {
    await rm(file, { force: true })
  }
}

function callRenderer(module: unknown): unknown {
  const render = typeof module === 'object' && module !== null ? Reflect.get(module, 'renderPages') : null
  if (typeof render !== 'function') throw new BuildError('The renderer exports no renderPages.')
  return render()
}
