/** A mail as the recipient sees it. */
export interface Mail {
  /** Without line breaks. */
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail with what mail programs read. */
export interface OutgoingMail extends Mail {
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string } | null
  /** Where a POST unsubscribes from mails of this kind; null if one cannot. */
  readonly unsubscribe: string | null
}

/** The recipient of a mail. */
export interface MailAddress {
  /** Empty if unknown. */
  readonly name: string
  readonly email: string
}
