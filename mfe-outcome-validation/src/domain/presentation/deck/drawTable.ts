import { BAND_COLORS } from '@outcome-studio/shared/domain/base'
import { PAPER } from '@outcome-studio/shared/files'
import type { DeckCell, DeckTable } from '../../slides/SlideDeck.ts'
import { PAGE, PAGE_TEXT } from '../pageLayout.ts'
import type { SlideTable } from '../Slide.ts'
import { columnWidths, HEADER_HEIGHT, rowHeight } from '../tableLayout.ts'

/** Draws a native table. */
export function drawTable(table: SlideTable): DeckTable {
  const { columns, rows } = table
  const heights = rows.map((row) => rowHeight(row, table))
  const cell = (
    text: string,
    at: number,
    { fill, isBold = false, color }: Pick<DeckCell, 'fill'> & { isBold?: boolean; color: string },
  ): DeckCell => ({
    paragraphs: [
      {
        ...(columns[at]?.isNumber && { align: 'end' }),
        runs: [{ text, size: PAGE_TEXT.cell.size, color, isBold }],
      },
    ],
    ...(fill !== undefined && { fill }),
  })
  return {
    kind: 'table',
    name: 'Table',
    ...PAGE.body,
    height: heights.reduce((sum, height) => sum + height, HEADER_HEIGHT),
    widths: columnWidths(table),
    rows: [
      {
        height: HEADER_HEIGHT,
        cells: columns.map(({ title }, at) => cell(title, at, { isBold: true, color: PAPER.muted })),
      },
      ...rows.map((row, at) => ({
        height: heights[at] ?? 0,
        cells: row.map(({ text, band }, column) =>
          cell(text, column, {
            color: PAPER.ink,
            ...(band && { fill: BAND_COLORS.light[band], isBold: true }),
          }),
        ),
      })),
    ],
  }
}
