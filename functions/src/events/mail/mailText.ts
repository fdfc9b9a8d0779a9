/** The parts of a mail, as plain text. */
export interface MailParts {
  readonly greeting: string
  readonly lead: string
  readonly topic: string
  readonly times: readonly string[]
  /** Empty for none. */
  readonly note: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
  readonly footer: { readonly text: string; readonly url: string }
}

/** The plain text of a mail. */
export function textOf({ greeting, lead, topic, times, note, links, footer }: MailParts): string {
  return [
    greeting,
    lead,
    [topic, ...times].join('\n'),
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    note,
    `${footer.text}\n${footer.url}`,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** The same as HTML, in the simple markup that mail programs show alike. */
export function htmlOf({ greeting, lead, topic, times, note, links, footer }: MailParts): string {
  const link = ({ label, url }: { readonly label: string; readonly url: string }): string =>
    `<a href="${escaped(url)}">${escaped(label)}</a>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>',
    escaped(topic),
    '</title></head><body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(lead)}</p>`,
    `<p><strong>${escaped(topic)}</strong><br>${times.map(escaped).join('<br>')}</p>`,
    `<p>${links.map(link).join('<br>')}</p>`,
    note === '' ? '' : `<p>${escaped(note)}</p>`,
    `<p><small>${escaped(footer.text)} ${link({ label: 'Your profile', url: footer.url })}</small></p>`,
    '</body></html>',
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => ENTITIES[found] ?? found)
