/** A file that came with a mail. */
export interface MailAttachment {
  readonly name: string
  /** Media type with its parameters. */
  readonly type: string
  readonly content: Uint8Array
}

/** A mail to be delivered. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. URLs in it are shown as links. */
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly MailAttachment[]
}

/** Submits a mail for delivery. It is stored when the call returns. */
export type SendMail = (mail: Mail) => void
