import { startLocalCloud } from '../../../../../tools/build/jest/localCloud.ts'
import { openPayments } from '../openPayments.ts'
import { measureListener } from './measureListener.ts'
import { measureWebhooks } from './measureWebhooks.ts'
import { reconcileAll } from './reconcileAll.ts'
import { runPaymentSequences } from './runPaymentSequences.ts'

/**
 * Runs ten thousand random sequences of the payment model and compares provider, database, claims and mails after each.
 * Measures how fast the webhook takes events, and how soon a member's page shows a change at the provider.
 *
 * Arguments: the first seed and the number of sequences, to run again what has failed. Sequences run in groups of 100
 * concurrent members. Each sequence depends on its seed alone.
 */
const GROUP = 100
const EVENTS = 1000
const CHANGES = 100

const [first = Date.now(), count = 10_000] = process.argv.slice(2).map(Number)
const cloud = await startLocalCloud()
const payments = await openPayments(cloud)
process.stdout.write(`first seed: ${first}\n`)

const totals = { steps: 0, mails: 0, sent: 0, dropped: 0, unfinished: 0 }
const failures: string[] = []
const begin = performance.now()
for (let done = 0; done < count; done += GROUP) {
  const seeds = Array.from({ length: Math.min(GROUP, count - done) }, (_, index) => first + done + index)
  try {
    const run = await runPaymentSequences(payments, seeds, () => reconcileAll(payments))
    totals.steps += run.steps
    totals.mails += run.mails
    totals.sent += run.sent
    totals.dropped += run.dropped
    totals.unfinished += run.unfinished
  } catch (error) {
    failures.push(String(error))
    process.stdout.write(`${String(error)}\n`)
  }
  const minutes = (performance.now() - begin) / 60_000
  process.stdout.write(`${done + seeds.length} sequences in ${minutes.toFixed(1)} minutes\n`)
}
const seconds = Math.round((performance.now() - begin) / 1000)
const webhooks = await measureWebhooks(payments, EVENTS)
const times = [...(await measureListener(payments, CHANGES))].sort((one, other) => one - other)
const percentile = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)
await payments.release()
await cloud.release()
const providerToListener = { changes: CHANGES, unit: 'ms', p50: percentile(0.5), p95: percentile(0.95) }
const seeds = { first, last: first + count - 1 }
const model = { seeds, sequences: count, ...totals, seconds, failedGroups: failures.length }
process.stdout.write(`${JSON.stringify({ model, webhooks, providerToListener })}\n`)
process.exit(failures.length === 0 ? 0 : 1)
