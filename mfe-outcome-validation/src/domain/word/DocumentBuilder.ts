import { FILE_LIMITS, FileProblem, type XmlReader } from '@outcome-studio/shared/files'
import type { ReadBlock } from './ReadBlock.ts'
import type { ParagraphStyles } from './readStyles.ts'

interface OpenParagraph {
  text: string
  heading: number | null
  listLevel: number | null
  /** Set if the paragraph itself says that it is in no list, whatever its style. */
  isUnlisted: boolean
}

/** Text that the reader of the document does not see, and the older copy of a text box. */
const HIDDEN: ReadonlySet<string> = new Set([
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'Fallback',
  'comment',
])

/** Gathers the paragraphs and tables of a .docx file while its XML is read. A table in a cell is text of that cell. */
export class DocumentBuilder implements XmlReader {
  readonly blocks: ReadBlock[] = []
  /** Whether the end of the document was read. */
  isComplete = false
  readonly #styles: ParagraphStyles
  /** A paragraph may contain a text box, which has paragraphs of its own. */
  readonly #paragraphs: OpenParagraph[] = []
  #tableDepth = 0
  #rows: string[][] = []
  #cell: string[] = []
  #span = 1
  #hidden = 0
  #runs = 0
  #isText = false
  #characters = 0
  #cells = 0

  constructor(styles: ParagraphStyles) {
    this.#styles = styles
  }

  open = (name: string, attribute: (name: string) => string | null): void => {
    if (HIDDEN.has(name)) this.#hidden += 1
    const paragraph = this.#paragraphs.at(-1)
    switch (name) {
      case 'p':
        this.#paragraphs.push({ text: '', heading: null, listLevel: null, isUnlisted: false })
        break
      case 'tbl':
        this.#tableDepth += 1
        if (this.#tableDepth === 1) this.#rows = []
        break
      case 'tr':
        if (this.#tableDepth === 1) this.#rows.push([])
        break
      case 'tc':
        if (this.#tableDepth === 1) [this.#cell, this.#span] = [[], 1]
        break
      case 'gridSpan':
        if (this.#tableDepth === 1)
          this.#span = Math.min(Math.max(Math.trunc(Number(attribute('val'))) || 1, 1), FILE_LIMITS.columns)
        break
      case 'r':
        this.#runs += 1
        break
      case 't':
        this.#isText = true
        break
      case 'tab':
        // Outside a run it is the position of a tab stop.
        if (this.#runs > 0) this.#add('\t')
        break
      case 'br':
      case 'cr':
        if (this.#runs > 0) this.#add('\n')
        break
      case 'noBreakHyphen':
        this.#add('-')
        break
      case 'pStyle':
        if (paragraph) {
          const style = attribute('val') ?? ''
          paragraph.heading ??= this.#styles.headings.get(style) ?? null
          paragraph.listLevel ??= this.#styles.lists.get(style) ?? null
        }
        break
      case 'outlineLvl':
        if (paragraph && Number(attribute('val')) < 9) paragraph.heading = Number(attribute('val')) + 1
        break
      case 'ilvl':
        if (paragraph) paragraph.listLevel = Number(attribute('val')) || 0
        break
      case 'numId':
        if (paragraph) {
          paragraph.isUnlisted = attribute('val') === '0'
          paragraph.listLevel ??= 0
        }
        break
    }
  }

  text = (text: string): void => {
    if (this.#isText) this.#add(text)
  }

  close = (name: string): void => {
    if (HIDDEN.has(name)) this.#hidden -= 1
    if (name === 'document') this.isComplete = true
    else if (name === 'r') this.#runs -= 1
    else if (name === 't') this.#isText = false
    else if (name === 'p') this.#endParagraph()
    else if (name === 'tc' && this.#tableDepth === 1) {
      const text = this.#cell.filter((line) => line.trim() !== '').join('\n')
      this.#cells += this.#span
      if (this.#cells > FILE_LIMITS.cells) throw tooLarge(FILE_LIMITS.cells, 'cells')
      this.#rows.at(-1)?.push(text, ...Array.from({ length: this.#span - 1 }, () => ''))
    } else if (name === 'tbl') {
      this.#tableDepth -= 1
      if (this.#tableDepth === 0) this.blocks.push({ kind: 'table', rows: this.#rows })
    }
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph || this.#hidden > 0) return
    this.#characters += text.length
    if (this.#characters > FILE_LIMITS.characters) throw tooLarge(FILE_LIMITS.characters, 'characters')
    paragraph.text += text
  }

  #endParagraph(): void {
    const { text, heading, listLevel, isUnlisted } = this.#paragraphs.pop() ?? {}
    if (text === undefined || text.trim() === '') return
    if (this.#tableDepth > 0) this.#cell.push(text)
    else {
      this.blocks.push({
        kind: 'paragraph',
        text,
        heading: heading ?? null,
        listLevel: heading !== null || isUnlisted ? null : (listLevel ?? null),
      })
    }
  }
}

function tooLarge(most: number, what: 'cells' | 'characters'): FileProblem {
  return new FileProblem(
    `This document has more than ${most.toLocaleString('en-US')} ${what}. Keep the part that you need and save it as a file of its own.`,
  )
}
