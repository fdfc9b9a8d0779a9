/** A piece of an agenda: text, or an address to open. */
export type AgendaPart = { readonly kind: 'text' | 'link'; readonly text: string }

const TAG = /<\/?[a-z][^<>]*>/gi
/** Tags that end a line. */
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)[^<>]*>/gi
const ADDRESS = /https?:\/\/[^\s<>"']+/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}
/** Punctuation that ends the sentence around an address. */
const TRAILING = new Set('.,;:!?)]}')

/**
 * Splits an agenda, as its host typed it at Zoom, into text and links. Line breaks stay. Of HTML only the text is left.
 * Links are http and https only. Show the parts as text, never as HTML.
 */
export function agendaParts(agenda: string): readonly AgendaPart[] {
  const text = plainText(agenda.replaceAll('\r\n', '\n')).trim()
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

function plainText(agenda: string): string {
  if (agenda.search(TAG) === -1) return agenda
  return agenda
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&([a-z]+|#39);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
}

function withoutTrailing(address: string): string {
  let end = address.length
  while (end > 0 && TRAILING.has(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.hostname !== '' && (url.protocol === 'https:' || url.protocol === 'http:')
}
