import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  eventMemberPath,
  eventMembersPath,
  memberPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { startLocalCloud } from '../../../../../tools/build/jest/localCloud.ts'
import { CLAIM_MILLISECONDS } from '../../../mail/ledger/claimNextMail.ts'
import { mailLedgerOf } from '../../../mail/ledger/MailLedger.ts'
import { DOMAIN, openEvents } from '../openEvents.ts'

/**
 * Announces a change of an event with many registrations, reminds of it and cancels it, while the mail server takes
 * half a second for each mail. Each time the sending process is killed in the middle, and others do the rest. Afterwards
 * nobody has a mail twice, and who has none is noted as unsure. Argument: number of registrations.
 */
const ANSWER_MILLISECONDS = 500
const GOAL_SECONDS = 300

const [registrations = 5_000] = process.argv.slice(2).map(Number)
const cloud = await startLocalCloud({}, 'none')
const events = await openEvents(cloud)
const { firestore } = events
await events.owner('POST', 'webhooks', { mode: 'dropped' })
const { eventId } = await events.publish({}, 23 * 60)
await prepare()
await fetch(`${cloud.consoleUrl}/mail-faults`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ kind: 'slow', milliseconds: ANSWER_MILLISECONDS }),
})
const place = firestore.doc(syncedEventPath(eventId))
const reminded = await measure('schedule', /^\w+, \w+ \d+, |^Today /)
await place.update({ topic: 'Moved', sequence: 1 })
const changed = await measure('change', /^Changed: /)
await place.update({ state: 'cancelled', sequence: 2 })
const canceled = await measure('change', /^Canceled: /)
await events.release()
await cloud.release()
const rounds = [reminded, changed, canceled]
const isGood = rounds.every(
  ({ twice, forgotten, seconds }) => twice === 0 && forgotten === 0 && seconds < GOAL_SECONDS,
)
const mails = { registrations, answerMilliseconds: ANSWER_MILLISECONDS, reminded, changed, canceled, isGood }
process.stdout.write(`${JSON.stringify({ mails })}\n`)
process.exit(isGood ? 0 : 1)

async function prepare(): Promise<void> {
  const uids = Array.from({ length: registrations }, (_none, at) => `load${at}`)
  await events.createAccounts(uids)
  const writer = firestore.bulkWriter()
  for (const uid of uids) {
    const email = `${uid}@${DOMAIN}`
    const name = { firstName: 'Ann', lastName: 'Lee' }
    void writer.set(firestore.doc(memberPath({ uid, domain: DOMAIN })), { email, ...name })
    void writer.set(firestore.doc(eventMemberPath(eventId, uid)), {
      ...{ uid, domain: DOMAIN, email, ...name },
      ...{ status: 'registered', generation: 1, confirmed: 1, sequence: 0 },
      joinURL: `https://zoom.test/w/${uid}`,
    })
  }
  await writer.close()
}

async function measure(what: 'change' | 'schedule', subject: RegExp) {
  const begin = performance.now()
  const killed = start(what)
  // Mails are being sent when a third has arrived.
  let arrived = 0
  while (arrived < registrations / 3 && killed.exitCode === null) {
    await sleep(500)
    arrived = (await mailbox()).filter((mail) => subject.test(mail.subject)).length
  }
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const beforeKill = (performance.now() - begin) / 1000
  await complete(what)
  const seconds = Math.round((performance.now() - begin) / 1000)
  // The claims of the killed process end meanwhile.
  await complete('schedule', CLAIM_MILLISECONDS + 1_000)
  return {
    seconds,
    killedAfter: Math.round(beforeKill),
    arrivedBeforeKill: arrived,
    ...(await compare(subject)),
  }
}

function start(what: string, fast = 0) {
  const script = join(import.meta.dirname, 'sender.ts')
  return spawn(process.execPath, [script, what, eventId, String(fast)], { stdio: ['ignore', 2, 'inherit'] })
}

async function complete(what: string, fast = 0): Promise<void> {
  const [code] = await once(start(what, fast), 'exit')
  if (code !== 0) throw new Error(`The sender ended with exit code ${String(code)}.`)
}

async function mailbox(): Promise<readonly { readonly to: string; readonly subject: string }[]> {
  const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string() }))
  return mailsSchema.parse(await (await fetch(`${cloud.consoleUrl}/mails.json`)).json())
}

/** Compares what arrived with the ledgers, and empties the mailbox. */
async function compare(subject: RegExp) {
  const mails = await mailbox()
  const counts = new Map<string, number>()
  for (const mail of mails.filter((each) => subject.test(each.subject))) {
    counts.set(mail.to, (counts.get(mail.to) ?? 0) + 1)
  }
  const { docs } = await firestore.collection(eventMembersPath(eventId)).get()
  const unsure = docs.filter((each) => mailLedgerOf(each.data()).some(({ state }) => state === 'unsure'))
  const known = new Set(unsure.map(({ id }) => `${id}@${DOMAIN}`))
  const missing = docs.map(({ id }) => `${id}@${DOMAIN}`).filter((address) => !counts.has(address))
  await fetch(`${cloud.consoleUrl}/mails.json`, { method: 'DELETE' })
  return {
    arrived: counts.size,
    twice: [...counts.values()].filter((count) => count > 1).length,
    /** Of these nobody knows whether the mail server has the mail; they may have arrived. */
    unsure: unsure.length,
    unsureWithout: missing.filter((address) => known.has(address)).length,
    forgotten: missing.filter((address) => !known.has(address)).length,
    others: mails.length - [...counts.values()].reduce((sum, count) => sum + count, 0),
  }
}
