import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import fc from 'fast-check'
import { messageIdOf } from '../../mail/ledger/messageIdOf.ts'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'
import type { MailServices } from '../../mail/mailServices.ts'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { type MailCloud, openMailCloud } from '../../test/events/openMailCloud.ts'
import { deliverEventMails } from './deliverEventMails.ts'
import { dueEventMail, eventMail, isEventMailWanted } from './eventMailLedger.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
let at: MailCloud

beforeAll(async () => {
  at = await openMailCloud()
})
beforeEach(() => at.clear())
afterAll(() => at.release())

const STEPS = [
  'register',
  'change',
  'cancel',
  'deny',
  'deliver',
  'fail',
  'end before sending',
  'end before the note',
  'end while sending',
  'end after sending',
  'wait',
] as const
type Step = (typeof STEPS)[number]

/** Runs steps for a member and an event of their own, until nothing is due. */
async function run(steps: readonly Step[], uid: string) {
  at.clock = START - 30 * DAY
  let event = mailEvent()
  await at.register(uid, event, { status: 'none', generation: 0 })
  const place = at.firestore.doc(eventMemberPath(event.documentId, uid))
  const stored = async () => (await place.get()).data()
  const noted: string[] = []
  const sent: string[] = []
  const unsure = new Set<string>()

  const due = async (kind: EventMailKind, changes: object) => {
    const next = { ...(await stored()), ...changes }
    const { key } = eventMail(kind, event, next)
    if (!noted.includes(key)) noted.push(key)
    await place.update({ ...changes, ...dueEventMail(next, kind, event, at.clock) })
  }
  /** Delivers with a mailer that does something else, and goes on when the process has ended. */
  const deliver = async (how: Step) => {
    const ended = Promise.withResolvers<'ended'>()
    const never = new Promise<never>(() => {})
    const end = () => {
      ended.resolve('ended')
      return never
    }
    const services: MailServices = {
      ...at.services,
      emailOf: async (id) => (how === 'end before sending' ? await end() : await at.services.emailOf(id)),
      mailer: {
        send: async (_mail, _to, messageId, beforeEnd) => {
          if (how === 'fail') throw new Error('The mail server is down.')
          if (how === 'end before the note') await end()
          await beforeEnd()
          if (how !== 'end while sending') sent.push(messageId)
          else unsure.add(messageId)
          if (how !== 'deliver') await end()
        },
      },
    }
    await Promise.race([deliverEventMails(uid, event, null, services), ended.promise])
  }

  for (const step of steps) {
    at.clock += 1_000
    if (step === 'register') {
      const { generation = 0 } = (await stored()) ?? {}
      await due('registrationConfirmed', { status: 'registered', generation: generation + 1 })
    } else if (step === 'change') {
      event = mailEvent({ sequence: event.sequence + 1, topic: `Topic ${event.sequence}` })
      if ((await stored())?.status === 'registered') await due('eventChanged', {})
    } else if (step === 'cancel') await due('registrationEnded', { status: 'cancelled' })
    else if (step === 'deny') await due('registrationDenied', { status: 'denied' })
    else if (step === 'wait') at.clock += HOUR
    else await deliver(step)
  }
  for (let times = 0; (await stored())?.mailDueAt != null && times < 100; times += 1) {
    at.clock += HOUR
    await deliver('deliver')
  }
  const last = await stored()
  const idOf = (key: string) => messageIdOf(place.path, key)
  const wanted = noted.filter((key) => {
    const kind = key.slice(0, key.indexOf('-')) as EventMailKind
    return isEventMailWanted({ kind, key, order: at.clock }, event, last, at.clock)
  })
  return {
    sent,
    order: noted.map(idOf),
    missed: wanted.map(idOf).filter((id) => !sent.includes(id) && !unsure.has(id)),
    mailDueAt: last?.mailDueAt ?? null,
  }
}

test('each mail is sent once and in order, whenever processes end, and what still matters is sent', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 14 }), async (steps) => {
      runs += 1
      const { sent, order, missed, mailDueAt } = await run(steps, `member${runs}`)
      expect(new Set(sent).size).toBe(sent.length)
      expect(sent).toEqual(order.filter((id) => sent.includes(id)))
      expect(missed).toEqual([])
      expect(mailDueAt).toBeNull()
    }),
    { numRuns: 40 },
  )
})
