import { join } from 'node:path'
import type { ResolveOptions } from 'webpack'

/** Where imports are looked for, the same in every build. */
export function resolution(workspace: string): ResolveOptions {
  return {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    modules: ['node_modules', join(workspace, 'node_modules')],
  }
}
