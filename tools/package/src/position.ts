import { join, resolve } from 'node:path'
import { PackageError } from './PackageError.ts'
import { resolvePosition } from './resolvePosition.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const USAGE = 'npm run position -- NAME POSITION   finds the source of a position, with packaged/NAME/maps/'

const [name, position, ...others] = process.argv.slice(2)
try {
  const isComplete = name !== undefined && /^[\w-]+$/.test(name) && position !== undefined
  if (!isComplete || others.length > 0) throw new PackageError(USAGE)
  process.stdout.write(`${resolvePosition(join(ROOT, 'packaged', name, 'maps'), position)}\n`)
} catch (error) {
  if (!(error instanceof PackageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
