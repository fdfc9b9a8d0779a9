import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Mail, MailAttachment } from './Mail.ts'

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

const AttachmentRow = z.object({ name: z.string(), type: z.string(), content: z.instanceof(Uint8Array) })
const AttachmentHead = z.object({ name: z.string(), type: z.string(), size: z.number() })

/** A submitted mail. */
export interface SentMail extends Omit<Mail, 'attachments'> {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** Absent without any. Sizes in bytes. */
  readonly attachments?: readonly z.infer<typeof AttachmentHead>[]
}

/** All submitted mails. None leaves this machine. */
export class MailStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Stores a mail. It is on disk when the call returns. @param now milliseconds since 1970 */
  add({ to, subject, text, html, attachments = [] }: Mail, now: number): void {
    this.#database.exec('BEGIN')
    try {
      const { lastInsertRowid: mail } = this.#database
        .prepare('INSERT INTO mails (sent_at, recipient, subject, body, html) VALUES (?, ?, ?, ?, ?)')
        .run(now, to, subject, text, html ?? null)
      const insert = this.#database.prepare(
        'INSERT INTO attachments (mail, place, name, type, content) VALUES (?, ?, ?, ?, ?)',
      )
      for (const [place, { name, type, content }] of attachments.entries()) {
        insert.run(mail, place, name, type, content)
      }
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }

  /** Newest first. @param to only mails to this address, case-insensitively */
  list(to?: string): readonly SentMail[] {
    const rows =
      to === undefined
        ? this.#database.prepare('SELECT * FROM mails ORDER BY id DESC').all()
        : this.#database
            .prepare('SELECT * FROM mails WHERE lower(recipient) = lower(?) ORDER BY id DESC')
            .all(to)
    const heads = this.#database.prepare(
      'SELECT name, type, length(content) AS size FROM attachments WHERE mail = ? ORDER BY place',
    )
    return rows.map((row) => {
      const mail = Row.parse(row)
      const attachments = heads.all(mail.id).map((head) => AttachmentHead.parse(head))
      return attachments.length === 0 ? mail : { ...mail, attachments }
    })
  }

  /** @param mail its id @param place 0 for its first attachment */
  attachment(mail: number, place: number): MailAttachment | undefined {
    const row = this.#database
      .prepare('SELECT name, type, content FROM attachments WHERE mail = ? AND place = ?')
      .get(mail, place)
    return row === undefined ? undefined : AttachmentRow.parse(row)
  }

  removeAll(): void {
    this.#database.exec('BEGIN; DELETE FROM attachments; DELETE FROM mails; COMMIT')
  }
}
