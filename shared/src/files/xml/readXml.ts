import { createSlices } from '../base/createSlices.ts'
import { FileProblem } from '../base/FileProblem.ts'
import { FILE_LIMITS } from '../base/fileLimits.ts'
import type { Pause } from '../base/Pause.ts'

/** Callbacks for each part of a document, in its order. Names have no namespace prefix. */
export interface XmlReader {
  readonly open: (name: string, attribute: (name: string) => string | null) => void
  readonly close: (name: string) => void
  /** Called with at most the first LONGEST_TEXT characters of a text. */
  readonly text: (text: string) => void
}

const TAG = /^<(\/?)([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/
const ATTRIBUTE = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy
/** Characters of one tag with its attributes. Office files have two thousand at most. */
const LONGEST_TAG = 16_384
/** Characters of one text with its escapes: more than any that fits a cell. */
const LONGEST_TEXT = 20 * FILE_LIMITS.cellCharacters
/** Work of one tag apart from its characters, in characters. */
const TAG_WORK = 64

/**
 * Parses the XML of office files, from top to bottom. It supports only XML's five predefined entities, which
 * prevents entity expansion and external entities.
 * @throws FileProblem if it is not well formed, or declares a document type
 */
export async function readXml(xml: string, { open, close, text }: XmlReader, pause: Pause): Promise<void> {
  const nextSlice = createSlices(pause)
  let at = 0
  let done = 0
  for (;;) {
    const waiting = nextSlice(at - done + TAG_WORK)
    if (waiting) await waiting
    done = at
    const start = xml.indexOf('<', at)
    if (start === -1) return
    if (start > at) text(decodeEntities(textBetween(xml, at, start)))
    if (xml.startsWith('<?', start)) at = endOf(xml, '?>', start)
    else if (xml.startsWith('<!--', start)) at = endOf(xml, '-->', start)
    else if (xml.startsWith('<![CDATA[', start)) {
      at = endOf(xml, ']]>', start)
      text(textBetween(xml, start + '<![CDATA['.length, at - ']]>'.length))
    } else {
      const [tag, slash, fullName = '', attributes = '', isEmpty] =
        TAG.exec(xml.slice(start, start + LONGEST_TAG)) ?? []
      if (tag === undefined || fullName.startsWith('!')) throw damaged()
      const name = localName(fullName)
      if (slash) close(name)
      else {
        open(name, (wanted) => attributeOf(attributes, wanted))
        if (isEmpty) close(name)
      }
      at = start + tag.length
    }
  }
}

function textBetween(xml: string, start: number, end: number): string {
  return xml.slice(start, Math.min(end, start + LONGEST_TEXT))
}

function endOf(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from)
  if (at === -1) throw damaged()
  return at + end.length
}

function attributeOf(attributes: string, wanted: string): string | null {
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (localName(name) === wanted) return decodeEntities(double ?? single ?? '')
  }
  return null
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));/g, (_entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? fail()
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : fail()
  })
}

function fail(): never {
  throw damaged()
}

function damaged(): FileProblem {
  return new FileProblem(
    'This file is damaged. Open it in a spreadsheet program, save it anew and try again.',
  )
}
