import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Mail } from './Mail.ts'

const Row = z
  .object({
    id: z.number(),
    sent_at: z.number(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    html: z.string().nullable(),
  })
  .transform(({ id, sent_at, recipient, subject, body, html }) => ({
    id,
    sentAt: sent_at,
    to: recipient,
    subject,
    text: body,
    ...(html === null ? {} : { html }),
  }))

/** A submitted mail. */
export interface SentMail extends Mail {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

/** All submitted mails. None leaves this machine. */
export class MailStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Stores a mail. It is on disk when the call returns. @param now milliseconds since 1970 */
  add({ to, subject, text, html }: Mail, now: number): void {
    this.#database
      .prepare('INSERT INTO mails (sent_at, recipient, subject, body, html) VALUES (?, ?, ?, ?, ?)')
      .run(now, to, subject, text, html ?? null)
  }

  /** Newest first. @param to only mails to this address, case-insensitively */
  list(to?: string): readonly SentMail[] {
    const rows =
      to === undefined
        ? this.#database.prepare('SELECT * FROM mails ORDER BY id DESC').all()
        : this.#database
            .prepare('SELECT * FROM mails WHERE lower(recipient) = lower(?) ORDER BY id DESC')
            .all(to)
    return rows.map((row) => Row.parse(row))
  }

  removeAll(): void {
    this.#database.exec('DELETE FROM mails')
  }
}
