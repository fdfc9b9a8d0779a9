import type { DateTile } from '@outcome-studio/shared/domain/events'

/** A link of a mail. A link that is neither https nor to this machine is left out. */
export interface MailLink {
  readonly label: string
  readonly url: string
}

/** A line of a block, with what it was before a change. */
export interface MailLine {
  readonly text: string
  /** null if it did not change. */
  readonly was: string | null
}

/** What a mail is about: an event with its times, or a plan with its price and dates. */
export interface MailBlock {
  /** Shown as the page of a calendar; null for none. */
  readonly date: DateTile | null
  readonly title: MailLine
  readonly lines: readonly MailLine[]
}

/**
 * The content of a mail, without its layout. All of it is plain text: renderMail escapes it, so it may contain what
 * people wrote.
 */
export interface MailContent {
  readonly subject: string
  /** Above the text of the HTML. The text alone must be understood without it. */
  readonly heading: string
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

/** A line that did not change. */
export const plainLine = (text: string): MailLine => ({ text, was: null })
