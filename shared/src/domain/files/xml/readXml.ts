import { FileProblem } from '../FileProblem.ts'
import type { Pause } from '../Pause.ts'

/** Callbacks for each part of a document, in its order. Names have no namespace prefix. */
export interface XmlReader {
  readonly open: (name: string, attribute: (name: string) => string | null) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

const TAG = /<(\/?)([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const TAGS_BETWEEN_PAUSES = 256

/**
 * Parses the XML of office files, from top to bottom. It supports only XML's five predefined entities, which
 * prevents entity expansion and external entities.
 * @throws FileProblem if it is not well formed, or declares a document type
 */
export async function readXml(xml: string, { open, close, text }: XmlReader, pause: Pause): Promise<void> {
  let at = 0
  for (let tags = 1; ; tags += 1) {
    if (tags % TAGS_BETWEEN_PAUSES === 0) await pause()
    const start = xml.indexOf('<', at)
    if (start === -1) return
    if (start > at) text(decodeEntities(xml.slice(at, start)))
    if (xml.startsWith('<?', start)) at = endOf(xml, '?>', start)
    else if (xml.startsWith('<!--', start)) at = endOf(xml, '-->', start)
    else if (xml.startsWith('<![CDATA[', start)) {
      at = endOf(xml, ']]>', start)
      text(xml.slice(start + '<![CDATA['.length, at - ']]>'.length))
    } else {
      TAG.lastIndex = start
      const [tag, slash, fullName = '', attributes = '', isEmpty] = TAG.exec(xml) ?? []
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
