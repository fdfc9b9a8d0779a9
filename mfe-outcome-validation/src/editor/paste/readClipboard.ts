import { type Pasted, readPasted } from '@outcome-studio/shared/domain/study'
import { FileProblem } from '@outcome-studio/shared/files'
import { readPastedText } from '../../domain/paste/readPastedText.ts'

/** Content of the clipboard; `refused` with a message for the member. */
export type ClipboardContent = Pasted | { readonly kind: 'refused'; readonly message: string }

/** Above the size of one study. */
const MOST_CHARACTERS = 1_500_000

/** Reads a pasted list or table; null for a single text, which the field handles. */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): ClipboardContent | null {
  const text = data.getData('text/plain')
  if (text.length > MOST_CHARACTERS) return { kind: 'refused', message: TOO_LONG }
  // Spreadsheets offer both formats. Their plain text contains quotes that their HTML does not.
  const rows = text.includes('\t') ? null : tableIn(data.getData('text/html'))
  try {
    const pasted = rows ? readPasted(rows) : readPastedText(text)
    const isPlain = pasted.kind === 'texts' && pasted.texts.length < 2 && !isRewritten(pasted.texts, text)
    return isPlain ? null : pasted
  } catch (error) {
    if (error instanceof FileProblem) return { kind: 'refused', message: error.message }
    throw error
  }
}

const TOO_LONG =
  'This is more than one study can hold. Paste a part of it, or save it as a file and import that as a study of its own.'

/** Whether reading has left out the quotes of a spreadsheet's cell or a heading. */
function isRewritten([only]: readonly string[], text: string): boolean {
  return only !== undefined && only !== text.replace(/\s+/g, ' ').trim()
}

/** The cells of the first table in the HTML; null if there is none. */
function tableIn(html: string): readonly (readonly string[])[] | null {
  if (html.length > MOST_CHARACTERS || !/<table\b/i.test(html)) return null
  // Styles are removed: they are not needed, and the content security policy blocks inline styles.
  const plain = withoutStyleElements(html.replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi, ''))
  const table = new DOMParser().parseFromString(plain, 'text/html').querySelector('table')
  if (table === null) return null
  for (const lineBreak of table.querySelectorAll('br')) lineBreak.replaceWith('\n')
  return Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent))
}

/** A pattern for the whole element would read to the end again for each start without an end. */
function withoutStyleElements(html: string): string {
  const [before = '', ...elements] = html.split(/<style\b/i)
  return (
    before +
    elements
      .map((element) =>
        element
          .split(/<\/style>/i)
          .slice(1)
          .join(''),
      )
      .join('')
  )
}
