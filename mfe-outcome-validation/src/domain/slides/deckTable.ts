import { escapeXml } from '@outcome-studio/shared/files'
import { emu, paragraphXml, solidFill, transformXml } from './deckText.ts'
import type { DeckCell, DeckTable } from './SlideDeck.ts'

/** Between the edge of a cell and its text, in points. */
export const CELL_INSET = { across: 6, down: 4 } as const
const LINE_COLOR = '#dcdee5'

/** Writes a native table whose first row is marked as the header. */
export function tableXml(table: DeckTable, id: number): string {
  const grid = table.widths.map((width) => `<a:gridCol w="${emu(width)}"/>`).join('')
  const rows = table.rows.map(
    ({ height, cells }) => `<a:tr h="${emu(height)}">${cells.map(cellXml).join('')}</a:tr>`,
  )
  return [
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${escapeXml(table.name)}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>`,
    transformXml(table, 'p:xfrm'),
    `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${grid}</a:tblGrid>${rows.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
  ].join('')
}

function cellXml({ paragraphs, fill }: DeckCell): string {
  const noLine = (side: string) => `<a:${side} w="0"><a:noFill/></a:${side}>`
  const line = (side: string) => `<a:${side} w="${emu(0.75)}">${solidFill(LINE_COLOR)}</a:${side}>`
  const lines = [noLine('lnL'), noLine('lnR'), line('lnT'), line('lnB')].join('')
  const texts = paragraphs.length > 0 ? paragraphs.map(paragraphXml).join('') : '<a:p/>'
  const [across, down] = [emu(CELL_INSET.across), emu(CELL_INSET.down)]
  return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${texts}</a:txBody><a:tcPr marL="${across}" marR="${across}" marT="${down}" marB="${down}" anchor="ctr">${lines}${fill ? solidFill(fill) : '<a:noFill/>'}</a:tcPr></a:tc>`
}
