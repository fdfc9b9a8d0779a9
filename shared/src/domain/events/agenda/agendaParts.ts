import { htmlToText } from '@outcome-studio/shared/files'

/** A piece of an agenda: text, or an address to open. */
export type AgendaPart = { readonly kind: 'text' | 'link'; readonly text: string }

/** Quotation marks and the punctuation of East Asian scripts end an address as well. */
const ADDRESS =
  /https?:\/\/[^\s<>"'\u00ab\u00bb\u2018-\u201f\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f\uff5b-\uff65]+/gi
/** Punctuation that ends the sentence around an address. */
const TRAILING = new Set('.,;:!?')
/** A closing bracket belongs to the address if it was opened there, as in /wiki/Job_(work). */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/**
 * Splits an agenda, as its host typed it at Zoom, into text and links, see htmlToText. Links are http and https only.
 * Show the parts as text, never as HTML.
 */
export function agendaParts(agenda: string): readonly AgendaPart[] {
  const text = htmlToText(agenda)
  const parts: AgendaPart[] = []
  let end = 0
  const add = (kind: AgendaPart['kind'], piece: string) => {
    if (piece !== '') parts.push({ kind, text: piece })
  }
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(match[0])
    if (!isAddress(address)) continue
    add('text', text.slice(end, match.index))
    add('link', address)
    end = match.index + address.length
  }
  add('text', text.slice(end))
  return parts
}

/** Parts whose lists have bullets in place of the hyphens with which they are typed. */
export const withBullets = (parts: readonly AgendaPart[]): readonly AgendaPart[] =>
  parts.map(({ kind, text }, index) => ({
    kind,
    text: kind === 'link' ? text : text.replaceAll(index === 0 ? /(^|\n)( *)- /g : /(\n)( *)- /g, '$1$2• '),
  }))

function withoutTrailing(address: string): string {
  let end = address.length
  while (end > 0 && isTrailing(address.slice(0, end))) end -= 1
  return address.slice(0, end)
}

function isTrailing(address: string): boolean {
  const last = address.charAt(address.length - 1)
  const open = BRACKETS[last]
  if (open === undefined) return TRAILING.has(last)
  return address.split(last).length > address.split(open).length
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.hostname !== '' && (url.protocol === 'https:' || url.protocol === 'http:')
}
