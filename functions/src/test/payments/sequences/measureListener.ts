import { listenAsMember } from '../listenAsMember.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { MemberModel } from './MemberModel.ts'

/**
 * Measures the time from a change at the provider to the listener of the member's page.
 * @param changes number of measurements
 * @returns milliseconds of each change
 */
export async function measureListener(payments: PaymentsCloud, changes: number): Promise<readonly number[]> {
  await payments.clear()
  const member = new MemberModel('listener', payments)
  await member.begin({ kind: 'member', price: 'price_Yearly', seats: 1, daysAgo: 10, isDue: false })
  let received: unknown
  let wake: () => void = () => undefined
  const stop = await listenAsMember(member.uid, payments, ([subscription]) => {
    received = subscription?.cancel_at_period_end
    wake()
  })
  const arrived = async (expected: boolean) => {
    while (received !== expected) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const times: number[] = []
  for (let count = 0; count < changes; count += 1) {
    const cancel_at_period_end = count % 2 === 0
    const begin = performance.now()
    await payments.stripe.subscriptions.update(`sub_${member.uid}`, { cancel_at_period_end })
    await arrived(cancel_at_period_end)
    times.push(performance.now() - begin)
  }
  await stop()
  return times
}
