import { runSequences } from './runSequences.ts'

/**
 * Runs two thousand random sequences of a conversation.
 *
 * Arguments: the first seed and the number of sequences, to run again what has failed.
 */
const [first = Date.now() % 1_000_000_000, count = 2_000] = process.argv.slice(2).map(Number)
process.stdout.write(`first seed: ${first}\n`)
const begin = performance.now()
const totals = await runSequences(Array.from({ length: count }, (_, index) => first + index))
const seconds = Math.round((performance.now() - begin) / 1_000)
process.stdout.write(`${JSON.stringify({ model: { seed: first, ...totals, seconds } })}\n`)
