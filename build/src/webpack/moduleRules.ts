import { join } from 'node:path'
import type { RuleSetRule } from 'webpack'

/** How each kind of file becomes a module. */
export function moduleRules(workspace: string): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // Never the development runtime: it is a module of its own, which nobody shares.
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    },
    // The domain is pure by rule, so what a feature does not use of it need not be in its bundle.
    { include: join(workspace, 'shared', 'src', 'domain'), sideEffects: false },
    { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
  ]
}
