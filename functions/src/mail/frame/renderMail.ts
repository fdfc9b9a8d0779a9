import type { Mail } from '../Mail.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { MailContent, MailLink } from './MailContent.ts'
import { mailName } from './mailName.ts'
import { singleLine } from './singleLine.ts'
import { usableLink } from './usableLink.ts'

const MAX_SUBJECT = 200

/** Renders the content of a mail as plain text and as HTML. */
export function renderMail(content: MailContent): Mail {
  const usable = usableContent(content)
  return { subject: shorten(singleLine(content.subject)), text: textOf(usable), html: htmlOf(usable) }
}

/** The content with the links that may be shown, and the greeting in place of the name. */
function usableContent(content: MailContent): MailContent {
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

function textOf({ paragraphs, block, button, links, notes, footer }: MailContent): string {
  const named = (all: readonly MailLink[]) => all.map(({ label, url }) => `${label}: ${url}`)
  return [
    ...paragraphs,
    ...(block === null ? [] : [[block.title, ...block.lines].join('\n')]),
    named(button === null ? links : [button, ...links]).join('\n'),
    ...notes,
    [footer.text, ...named(footer.links)].join('\n'),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function htmlOf({ subject, paragraphs, block, button, links, notes, footer }: MailContent): string {
  const link = ({ label, url }: MailLink): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>',
    escapeHtml(subject),
    '</title></head><body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
    ...paragraphs.map(paragraph),
    ...(block === null
      ? []
      : [
          `<p><strong>${escapeHtml(block.title)}</strong><br>${block.lines.map(escapeHtml).join('<br>')}</p>`,
        ]),
    `<p>${(button === null ? links : [button, ...links]).map(link).join('<br>')}</p>`,
    ...notes.map(paragraph),
    `<p><small>${escapeHtml(footer.text)} ${footer.links.map(link).join(' ')}</small></p>`,
    '</body></html>',
  ].join('\n')
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_SUBJECT ? text : `${characters.slice(0, MAX_SUBJECT - 1).join('')}…`
}
