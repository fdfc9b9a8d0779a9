import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BuildError } from './package/BuildError.ts'
import { watchPackage } from './watch/watchPackage.ts'

const USAGE = 'Usage: node tools/build/src/watch.ts --out DIR shell|mfe-… …'

const print = (what: string) => process.stdout.write(`${what}\n`)

try {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' } },
    allowPositionals: true,
  })
  if (values.out === undefined || positionals.length === 0) throw new BuildError(USAGE)
  const workspace = resolve(import.meta.dirname, '../../..')
  for (const id of positionals) await watchPackage(workspace, resolve(values.out), id, print)
  process.send?.('ready')
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
  process.exit(1)
}
