import type { Mail } from '../Mail.ts'
import { htmlOf } from './htmlOf.ts'
import type { MailContent, MailLink } from './MailContent.ts'
import { mailName } from './mailName.ts'
import { singleLine } from './singleLine.ts'
import { textOf } from './textOf.ts'
import { usableLink } from './usableLink.ts'

const MAX_SUBJECT = 200

/** Renders the content of a mail as plain text and as HTML. */
export function renderMail(content: MailContent): Mail {
  const usable = usableContent(content)
  return { subject: shorten(singleLine(content.subject)), text: textOf(usable), html: htmlOf(usable) }
}

/** The content with the links that may be shown, and with the greeting as its first paragraph. */
export function usableContent(content: MailContent): MailContent {
  const name = mailName(content.name)
  const links = (all: readonly MailLink[]): readonly MailLink[] =>
    all.map(({ label, url }) => ({ label, url: usableLink(url) })).filter(({ url }) => url !== '')
  return {
    ...content,
    paragraphs: [name === '' ? 'Hello,' : `Hello ${name},`, ...content.paragraphs],
    button: content.button === null ? null : (links([content.button])[0] ?? null),
    links: links(content.links),
    footer: { text: content.footer.text, links: links(content.footer.links) },
  }
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_SUBJECT ? text : `${characters.slice(0, MAX_SUBJECT - 1).join('')}…`
}
