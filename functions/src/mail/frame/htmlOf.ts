import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { escapeHtml } from './escapeHtml.ts'
import { MAIL_STYLE, style } from './MAIL_STYLE.ts'
import type { MailBlock, MailContent, MailLine, MailLink } from './MailContent.ts'

/**
 * The HTML of a mail. Mail programs differ most in layout, so it is made of tables with inline styles, and needs no
 * images. The style element only adds the dark scheme.
 */
export function htmlOf(content: MailContent): string {
  const { heading, paragraphs, block, button, links, notes, footer } = content
  const [, preview = ''] = paragraphs
  const paragraph = (text: string): string =>
    `<p${style('paragraph')}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(heading)}</title>`,
    `<style>${MAIL_STYLE}</style></head>`,
    `<body${style('canvas')}>`,
    `<div${style('preview')}>${escapeHtml(preview)}</div>`,
    `<table role="presentation"${style('page')}><tr><td align="center"${style('margin')}>`,
    `<table role="presentation"${style('column')}>`,
    `<tr><td${style('brand')}>${PRODUCT_NAME}</td></tr>`,
    `<tr><td${style('card')}>`,
    `<h1${style('heading')}>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(block === null ? [] : [blockOf(block)]),
    ...(button === null ? [] : [buttonOf(button)]),
    ...(links.length === 0 ? [] : [`<p${style('links')}>${links.map(linkOf).join('<br>')}</p>`]),
    ...notes.map(paragraph),
    '</td></tr>',
    `<tr><td${style('footer')}>${escapeHtml(footer.text)}`,
    ...footer.links.map((link) => `<br>${linkOf(link)}`),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

function blockOf({ date, title, lines }: MailBlock): string {
  const tile =
    date === null
      ? ''
      : [
          `<td width="64"${style('tileCell')}><table role="presentation"${style('tile')}>`,
          `<tr><td${style('month')}>${escapeHtml(date.month)}</td></tr>`,
          `<tr><td${style('day')}>${escapeHtml(date.day)}</td></tr>`,
          `<tr><td${style('weekday')}>${escapeHtml(date.weekday)}</td></tr></table></td>`,
        ].join('')
  return [
    `<table role="presentation"${style('block')}><tr>${tile}<td${style('facts')}>`,
    `<div${style('title')}>${lineOf(title)}</div>`,
    ...lines.map((line) => `<div${style('line')}>${lineOf(line)}</div>`),
    '</td></tr></table>',
  ].join('\n')
}

const lineOf = ({ text, was }: MailLine): string =>
  was === null ? escapeHtml(text) : `<del${style('was')}>${escapeHtml(was)}</del> ${escapeHtml(text)}`

const buttonOf = ({ label, url }: MailLink): string =>
  [
    `<table role="presentation"${style('buttonRow')}><tr><td align="center"${style('button')}>`,
    `<a href="${escapeHtml(url)}"${style('buttonLink')}>${escapeHtml(label)}</a></td></tr></table>`,
  ].join('')

const linkOf = ({ label, url }: MailLink): string =>
  `<a href="${escapeHtml(url)}"${style('link')}>${escapeHtml(label)}</a>`
