#!/usr/bin/env node
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { packageName } from '../../build/src/package/packageVersion.ts'
import { ReleaseError } from './core/ReleaseError.ts'
import { runRelease } from './runRelease.ts'

/**
 * The release command of a feature in a repository of its own, in whose folder it runs. The packed package has the paths
 * of the product's repository, and its environments.
 */
const PROJECT = process.cwd()

await runRelease(process.argv.slice(2), {
  product: resolve(import.meta.dirname, '../../..'),
  root: PROJECT,
  build: (id) => {
    const own = packageName(PROJECT)
    if (id !== own) throw new ReleaseError(`Here is the source of ${own} alone.`)
    execFileSync('npm', ['run', 'build'], { cwd: PROJECT, stdio: ['ignore', 2, 2] })
  },
  openViews: async () => {
    throw new ReleaseError(
      'Recorded views are read in the repository of the product. Here, give --counts FILE.',
    )
  },
})
