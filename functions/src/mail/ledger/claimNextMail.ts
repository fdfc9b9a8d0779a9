import { isOpen, type LedgerMail, type MailLedger } from './MailLedger.ts'

/** How long a process may send a mail before others may try. Longer than all MAIL_TIMEOUTS together. */
export const CLAIM_MILLISECONDS = 180_000

/** A ledger whose next mail is claimed. */
export interface ClaimedMail {
  readonly ledger: MailLedger
  /** The mail that the caller sends; null if none may be sent now. */
  readonly claimed: LedgerMail | null
  /** Mails of which nobody knows whether the mail server has them. */
  readonly unsure: readonly LedgerMail[]
}

/**
 * Claims the first mail of a ledger that is due. A mail waits for the earlier ones, so the recipient gets them in
 * order. Mails that are no longer wanted are dropped.
 * @param isWanted whether a mail still makes sense
 * @param now milliseconds since 1970
 */
export function claimNextMail(
  ledger: MailLedger,
  isWanted: (mail: LedgerMail) => boolean,
  now: number,
): ClaimedMail {
  let claimed: LedgerMail | null = null
  let isBlocked = false
  const unsure: LedgerMail[] = []
  const next = ledger.map((mail): LedgerMail => {
    if (isBlocked || claimed !== null || !isOpen(mail)) return mail
    const isBusy = mail.state !== 'due' && mail.until > now
    if (!isBusy && mail.state === 'transmitting') {
      const lost = { ...mail, state: 'unsure', until: now } as const
      unsure.push(lost)
      return lost
    }
    if (!isBusy && !isWanted(mail)) return { ...mail, state: 'dropped', until: now }
    if (mail.until > now) {
      isBlocked = true
      return mail
    }
    claimed = { ...mail, state: 'sending', until: now + CLAIM_MILLISECONDS, attempts: mail.attempts + 1 }
    return claimed
  })
  return { ledger: next, claimed, unsure }
}
