import { join } from 'node:path'
import type { ResolveOptions } from 'webpack'

/** Module resolution of all builds. */
export function resolution(workspace: string): ResolveOptions {
  return {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    modules: ['node_modules', join(workspace, 'node_modules')],
  }
}
