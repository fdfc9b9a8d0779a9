/** A mail to be delivered. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. URLs in it are shown as links. */
  readonly text: string
  readonly html?: string
}

/** Submits a mail for delivery. It is stored when the call returns. */
export type SendMail = (mail: Mail) => void
