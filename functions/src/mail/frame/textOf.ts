import type { MailContent, MailLine, MailLink } from './MailContent.ts'

/** The plain text of a mail. What has changed is followed by what it was. */
export function textOf({ paragraphs, block, button, links, notes, footer }: MailContent): string {
  const named = (all: readonly MailLink[]) => all.map(({ label, url }) => `${label}: ${url}`)
  const lines = block === null ? [] : [block.title, ...block.lines]
  return [
    ...paragraphs,
    lines.map(lineOf).join('\n'),
    named(button === null ? links : [button, ...links]).join('\n'),
    ...notes,
    [footer.text, ...named(footer.links)].join('\n'),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

const lineOf = ({ text, was }: MailLine): string => (was === null ? text : `${text} (was ${was})`)
