import fc from 'fast-check'
import { CLAIM_MILLISECONDS, claimNextMail } from './claimNextMail.ts'
import {
  isOpen,
  type LedgerMail,
  type MailLedger,
  mailFieldsOf,
  mailLedgerOf,
  withDueMail,
  withMail,
} from './MailLedger.ts'

const mail = (key: string) => ({ key, kind: 'accountDeleted', data: { name: key } }) as const
const ledgerOf = (...keys: readonly string[]): MailLedger =>
  keys.reduce<MailLedger>((ledger, key) => withDueMail(ledger, mail(key), 0), [])
const all = () => true

test('the first mail is claimed, and the next waits until it is done', () => {
  const first = claimNextMail(ledgerOf('a', 'b'), all, 0)
  expect(first.claimed).toMatchObject({ key: 'a', state: 'sending', attempts: 1 })
  expect(claimNextMail(first.ledger, all, CLAIM_MILLISECONDS - 1).claimed).toBeNull()
  const done = first.ledger.map((each) => (each.key === 'a' ? { ...each, state: 'sent' as const } : each))
  expect(claimNextMail(done, all, 0).claimed?.key).toBe('b')
})

test.each([
  ['sending', 'a', []],
  ['transmitting', 'b', ['a']],
] as const)('after the process that was %s it has ended, "%s" is sent', (state, next, unsure) => {
  const ledger = ledgerOf('a', 'b').map((each) => (each.key === 'a' ? { ...each, state, until: 5 } : each))
  expect(claimNextMail(ledger, all, 4).claimed).toBeNull()
  const found = claimNextMail(ledger, all, 5)
  expect(found.claimed?.key).toBe(next)
  expect(found.unsure.map(({ key }) => key)).toEqual(unsure)
})

test('mails that are no longer wanted are dropped, and do not hold up the others', () => {
  const { ledger, claimed } = claimNextMail(ledgerOf('a', 'b'), ({ key }) => key !== 'a', 0)
  expect(ledger[0]?.state).toBe('dropped')
  expect(claimed?.key).toBe('b')
})

type Step = 'add' | 'wait' | 'send' | 'fail' | 'crash before' | 'crash after' | 'crash during'
const step = fc.constantFrom<Step>(
  'add',
  'wait',
  'send',
  'fail',
  'crash before',
  'crash during',
  'crash after',
)

test('whatever fails or crashes, each mail goes out once, in order, and none is lost but in transmission', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let ledger: MailLedger = []
      let now = 0
      let count = 0
      const received: string[] = []
      const lost = new Set<string>()
      const store = (next: MailLedger) => {
        ledger = mailLedgerOf(JSON.parse(JSON.stringify(mailFieldsOf(next))))
      }
      const settle = (sent: LedgerMail, state: LedgerMail['state'], until: number) =>
        store(withMail(ledger, { ...sent, state, until }))
      const deliver = (how: Step) => {
        const next = claimNextMail(ledger, all, now)
        store(next.ledger)
        if (next.claimed === null || how === 'crash before') return
        settle(next.claimed, 'transmitting', now + CLAIM_MILLISECONDS)
        if (how === 'crash during') lost.add(next.claimed.key)
        if (how === 'send' || how === 'crash after') received.push(next.claimed.key)
        if (how === 'send') settle(next.claimed, 'sent', now)
        if (how === 'fail') settle(next.claimed, 'due', now + 60_000)
      }
      for (const each of steps) {
        now += 1
        if (each === 'add') store(withDueMail(ledger, mail(`m${String(count++).padStart(3, '0')}`), now))
        else if (each === 'wait') now += CLAIM_MILLISECONDS
        else deliver(each)
      }
      while (ledger.some(isOpen)) {
        now += CLAIM_MILLISECONDS
        deliver('send')
      }
      const expected = Array.from({ length: count }, (_each, at) => `m${String(at).padStart(3, '0')}`)
      expect(received).toEqual(expected.filter((key) => !lost.has(key)))
    }),
    { numRuns: 500 },
  )
})
