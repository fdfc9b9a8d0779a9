import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { runRelease } from './runRelease.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

await runRelease(process.argv.slice(2), {
  product: ROOT,
  root: ROOT,
  build: (id, { emulators }) => {
    const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js')
    // Only an environment with emulators gets what developers alone use.
    const target = emulators === null ? 'production' : 'local'
    execFileSync(process.execPath, [lerna, 'run', 'build', '--scope', `@outcome-studio/${id}`], {
      cwd: ROOT,
      env: { ...process.env, BUILD_TARGET: target },
      stdio: ['ignore', 2, 2],
    })
  },
  openViews: async (...place) => (await import('./views/openViews.ts')).openViews(...place),
})
