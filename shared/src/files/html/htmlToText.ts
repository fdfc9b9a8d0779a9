import { decodeHTMLAttribute, decodeHTMLStrict } from 'entities'
import { Parser } from 'htmlparser2'
import { HTML_ELEMENTS } from './HTML_ELEMENTS.ts'

/**
 * The text of what may be plain text, HTML or a mixture, such as an agenda of Zoom. Of HTML it has line breaks, lists and
 * the addresses of links; scripts and styles are left out. What only looks like a tag, such as "<name>", stays.
 */
export function htmlToText(html: string): string {
  const source = html.replaceAll(/\r\n?/g, '\n')
  const text = new TextWriter()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (isElement(name, source)) text.open(name, attributes)
        else text.add(source.slice(parser.startIndex, parser.endIndex + 1))
      },
      onclosetag: (name, isImplied) => {
        if (isElement(name, source)) text.close(name)
        else if (!isImplied) text.add(source.slice(parser.startIndex, parser.endIndex + 1))
      },
      // Without a semicolon, "&copy=1" in an address is no entity.
      ontext: (piece) => text.add(decodeHTMLStrict(piece)),
    },
    { decodeEntities: false, lowerCaseTags: true },
  )
  parser.end(source)
  return text.end()
}

/** Elements that the parser reads to their end tag without looking for others. */
const RAW = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
])

/** Whether a tag is one of HTML. A placeholder such as "<title>" has no end tag. */
const isElement = (name: string, source: string): boolean =>
  name.includes(':') || (RAW.has(name) ? hasEnd(name, source) : HTML_ELEMENTS.has(name))

const hasEnd = (name: string, source: string): boolean => source.toLowerCase().includes(`</${name}`)

/** Elements whose content is no text. */
const HIDDEN = new Set([
  ...RAW,
  'head',
  'template',
  'object',
  'svg',
  'math',
  'select',
  'audio',
  'video',
  'canvas',
])
HIDDEN.delete('textarea')
HIDDEN.delete('noscript')
/** Elements that begin and end a line, and those that also have a blank line around them. */
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
const SPACED = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '))
const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i

interface List {
  /** Of the next item; null for a list without numbers. */
  number: number | null
}

/** Puts the text together. */
class TextWriter {
  #text = ''
  /** Line breaks that are due before further text. */
  #breaks = 0
  #hidden = 0
  #isMarkup = false
  readonly #lists: List[] = []
  readonly #links: { readonly address: string; readonly from: number }[] = []

  add(piece: string): void {
    if (this.#hidden > 0 || piece === '') return
    // Space around a block belongs to the markup.
    const isAfterBlock = this.#breaks > 0 || this.#text === ''
    const text = isAfterBlock ? piece.replace(/^\s+/, '') : piece
    if (text === '') return
    this.#text = `${this.#text}${this.#separator()}${text}`
    this.#breaks = 0
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#isMarkup = true
    if (HIDDEN.has(name)) this.#hidden += 1
    if (this.#hidden > 0) return
    if (name === 'br') this.#break()
    if (BLOCKS.has(name)) this.#block(name)
    if (name === 'ul' || name === 'ol') this.#lists.push({ number: name === 'ol' ? 1 : null })
    if (name === 'li') this.#item()
    if (name === 'td' || name === 'th') this.#cell()
    if (name === 'img') this.add(decodeHTMLAttribute(attributes.alt ?? ''))
    if (name === 'a') {
      const address = decodeHTMLAttribute(attributes.href ?? '').trim()
      this.#links.push({ address: SAFE_LINK.test(address) ? address : '', from: this.#text.length })
    }
  }

  close(name: string): void {
    if (HIDDEN.has(name)) this.#hidden -= 1
    if (this.#hidden > 0 || HIDDEN.has(name)) return
    if (name === 'a') this.#endLink()
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    if (BLOCKS.has(name)) this.#block(name)
  }

  end(): string {
    if (!this.#isMarkup) return this.#text.trim()
    return this.#text
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  }

  #block(name: string): void {
    const isNested = this.#lists.length > 0
    this.#breaks = Math.max(this.#breaks, SPACED.has(name) && !isNested ? 2 : 1)
  }

  #break(): void {
    if (this.#breaks === 0) this.#text = this.#text.trimEnd()
    this.#breaks += 1
  }

  #item(): void {
    const list = this.#lists.at(-1)
    const mark = list === undefined || list.number === null ? '-' : `${list.number}.`
    if (list !== undefined && list.number !== null) list.number += 1
    const indent = '  '.repeat(Math.max(0, this.#lists.length - 1))
    this.#text = `${this.#text}${this.#separator()}${indent}${mark} `
    this.#breaks = 0
  }

  #cell(): void {
    if (this.#breaks === 0 && !/\s$/.test(this.#text)) this.add(' ')
  }

  #endLink(): void {
    const { address, from } = this.#links.pop() ?? { address: '', from: 0 }
    if (address === '') return
    const label = this.#text.slice(from).trim()
    const shown = address.replace(/^mailto:/i, '')
    if (label === '') this.add(shown)
    else if (!isSame(label, shown)) this.add(` (${shown})`)
  }

  #separator(): string {
    if (this.#text === '') return ''
    this.#text = this.#breaks > 0 ? this.#text.trimEnd() : this.#text
    return '\n'.repeat(Math.min(this.#breaks, 2))
  }
}

/** Whether the label of a link is its address. */
function isSame(label: string, address: string): boolean {
  const plain = (text: string): string => text.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return plain(label) === plain(address)
}
