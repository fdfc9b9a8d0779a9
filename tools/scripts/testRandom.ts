import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { SEED_VARIABLE } from '../build/jest/testSeed.ts'
import { runTool } from './support/runTool.ts'

/**
 * Runs tests with random inputs, in a random order of files and tests: `npm run test:random -- [--seed N] [FILE …]`.
 * The same seed repeats a run.
 */

const MOST = 2 ** 31 - 1

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(randomInt(MOST)) } },
  allowPositionals: true,
})
const seed = Number(values.seed)
if (Number.isInteger(seed) && seed >= 0 && seed <= MOST) {
  process.stdout.write(`Seed ${seed}\n`)
  process.exitCode = await runTool('jest', ['--randomize', `--seed=${seed}`, ...positionals], {
    env: { [SEED_VARIABLE]: String(seed) },
  })
  process.stdout.write(`To repeat this run: npm run test:random -- --seed ${seed} ${positionals.join(' ')}\n`)
} else {
  process.stderr.write(`"${values.seed}" is no seed: it must be a whole number from 0 to ${MOST}.\n`)
  process.exitCode = 2
}
