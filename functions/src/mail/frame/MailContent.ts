/** A link of a mail. A link that is neither https nor to this machine is left out. */
export interface MailLink {
  readonly label: string
  readonly url: string
}

/** What a mail is about: an event with its times, or a plan with its price and dates. */
export interface MailBlock {
  readonly title: string
  readonly lines: readonly string[]
}

/**
 * The content of a mail, without its layout. All of it is plain text: renderMail escapes it, so it may contain what
 * people wrote.
 */
export interface MailContent {
  readonly subject: string
  /** The recipient's name; empty if unknown. */
  readonly name: string
  readonly paragraphs: readonly string[]
  readonly block: MailBlock | null
  readonly button: MailLink | null
  /** Further links, shown below the button. */
  readonly links: readonly MailLink[]
  /** Paragraphs below the links. */
  readonly notes: readonly string[]
  /** Why the recipient gets this mail, and where that can be changed. */
  readonly footer: { readonly text: string; readonly links: readonly MailLink[] }
}
