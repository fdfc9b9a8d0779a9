import type { CellStyle } from './Workbook.ts'
import { styleNumber, workbookStyles } from './workbookStyles.ts'

/** The alignment of each style of cells in the part xl/styles.xml. */
const alignments = [...workbookStyles({}).matchAll(/<xf [^>]*xfId="0"[^>]*>(<alignment[^>]*>)/g)].map(
  ([, alignment]) => alignment,
)
const alignmentOf = (style: CellStyle) => alignments[styleNumber(style)]

test('a header is in the middle of its row, away from the lines', () => {
  expect(alignmentOf('header')).toBe('<alignment vertical="center" wrapText="1"/>')
})

test.each(['whole', 'decimal'] as const)('the style %s is at the right', (style) => {
  expect(alignmentOf(style)).toBe('<alignment horizontal="right" vertical="top" wrapText="1"/>')
})

test.each(['text', 'muted', 'plain'] as const)('the style %s begins at the top and wraps', (style) => {
  expect(alignmentOf(style)).toBe('<alignment vertical="top" wrapText="1"/>')
})
