import { startLocalCloud } from '../../../../../tools/build/jest/localCloud.ts'
import { openEvents } from '../openEvents.ts'
import { runEventSequences } from './runEventSequences.ts'

/**
 * Runs ten thousand random sequences of the registration model and compares Zoom, database and mails after each.
 *
 * Arguments: the first seed and the number of sequences, to run again what has failed. Sequences run in groups of 100
 * concurrent members. Each sequence depends on its seed alone.
 */
const GROUP = 100

const [first = Date.now(), count = 10_000] = process.argv.slice(2).map(Number)
const cloud = await startLocalCloud(
  { REGISTRATION_UNDO_SECONDS: '0' },
  'functions/src/test/events/webhookOnly.ts',
)
const events = await openEvents(cloud)
// The log has an entry for each call that is tried again.
console.warn = () => {}
process.stdout.write(`first seed: ${first}\n`)

const totals = { steps: 0, retries: 0, webhooks: 0, mails: 0 }
const failures: string[] = []
const begin = performance.now()
for (let done = 0; done < count; done += GROUP) {
  const seeds = Array.from({ length: Math.min(GROUP, count - done) }, (_, index) => first + done + index)
  try {
    const run = await runEventSequences(events, seeds)
    totals.steps += run.steps
    totals.retries += run.retries
    totals.webhooks += run.webhooks
    totals.mails += run.mails
  } catch (error) {
    failures.push(String(error))
    process.stdout.write(`${String(error)}\n`)
  }
  const minutes = (performance.now() - begin) / 60_000
  process.stdout.write(`${done + seeds.length} sequences in ${minutes.toFixed(1)} minutes\n`)
}
const seconds = Math.round((performance.now() - begin) / 1000)
await events.release()
await cloud.release()
const seeds = { first, last: first + count - 1 }
const model = { seeds, sequences: count, ...totals, seconds, failedGroups: failures.length }
process.stdout.write(`${JSON.stringify({ model })}\n`)
process.exit(failures.length === 0 ? 0 : 1)
