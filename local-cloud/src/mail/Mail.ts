/** A mail that somebody is to get. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text; addresses in it stand for links. */
  readonly text: string
  readonly html?: string
}

/** Hands a mail over for delivery; it is kept when the call returns. */
export type SendMail = (mail: Mail) => void
