import type { DocumentPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { isOpen, type MailLedger, mailLedgerOf } from '../../../mail/ledger/MailLedger.ts'
import { until } from '../../until.ts'
import type { PaymentsCloud } from '../openPayments.ts'

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))
export type ReceivedMail = Readonly<z.infer<typeof mailsSchema>[number]>

/** The mails that an address has received, or all. */
export async function mailsTo(
  email: string | null,
  { cloud }: PaymentsCloud,
): Promise<readonly ReceivedMail[]> {
  const filter = email === null ? '' : `?to=${encodeURIComponent(email)}`
  const response = await fetch(`${cloud.consoleUrl}/mails.json${filter}`)
  return mailsSchema.parse(await response.json())
}

/** Deletes all mails. */
export async function clearMails({ cloud }: PaymentsCloud): Promise<void> {
  await fetch(`${cloud.consoleUrl}/mails.json`, { method: 'DELETE' })
}

/** A ledger without mails that may still be sent. Waits until it is so. */
export async function settledLedger(path: DocumentPath, { firestore }: PaymentsCloud): Promise<MailLedger> {
  let ledger: MailLedger = []
  await until(async () => {
    ledger = mailLedgerOf((await firestore.doc(path).get()).data())
    return !ledger.some(isOpen)
  })
  return ledger
}
