export { columnName } from './base/cellReference.ts'
export { createSlices } from './base/createSlices.ts'
export { cutText } from './base/cutText.ts'
export { FileProblem } from './base/FileProblem.ts'
export { FILE_LIMITS, STUDY_LIMITS, SURVEY_LIMITS } from './base/fileLimits.ts'
export { fileNameOf } from './base/fileNameOf.ts'
export { wholeCell } from './base/harmlessCell.ts'
export { DOCUMENT_MEDIA_TYPE, PRESENTATION_MEDIA_TYPE, WORKBOOK_MEDIA_TYPE } from './base/mediaTypes.ts'
export type { Pause } from './base/Pause.ts'
export type { Table } from './base/Table.ts'
export { createCellBudget, TableBuilder } from './base/TableBuilder.ts'
export { tableOf } from './base/tableOf.ts'
export { calendarText, escapeText, quoteParameter } from './calendar/calendarLines.ts'
export { readCsv } from './csv/readCsv.ts'
export { writeCsv } from './csv/writeCsv.ts'
export type {
  DocumentSection,
  DocumentTable,
  Paragraph,
  ParagraphStyle,
} from './document/WordDocument.ts'
export { htmlToText } from './html/htmlToText.ts'
export { type JsonPath, type LocatedJson, locateJson } from './json/locateJson.ts'
export { type ColumnBlock, inColumns, stack, textBlock } from './svg/blocks.ts'
export { PAPER } from './svg/PAPER.ts'
export type { Block, Shape, TextStyle } from './svg/Shape.ts'
export { type TextWidth, textWidth } from './svg/textWidth.ts'
export { wrapText } from './svg/wrapText.ts'
export type { Drawing } from './svg/writeSvg.ts'
export { writeSvg } from './svg/writeSvg.ts'
export {
  hasListMark,
  isListMark,
  listMarks,
  withoutCheckBox,
  withoutLikelyMark,
} from './text/listMarks.ts'
export { parseTable } from './text/parseTable.ts'
export { writeDocument } from './word/writeDocument.ts'
export { readWorkbook } from './workbook/readWorkbook.ts'
export type { Cell, CellStyle, CellValue, Column, Sheet, Workbook } from './workbook/Workbook.ts'
export { writeWorkbook } from './workbook/writeWorkbook.ts'
export {
  documentProperties,
  PROPERTIES_RELATIONSHIP,
  PROPERTIES_TYPE,
} from './xml/documentProperties.ts'
export { escapeXml } from './xml/escapeXml.ts'
export { readXml, type XmlReader } from './xml/readXml.ts'
export {
  contentTypesXml,
  OFFICE,
  type Relationship,
  relationshipsXml,
  XML_HEAD,
} from './xml/xmlParts.ts'
export { packZip } from './zip/packZip.ts'
export { protectedFile, unpackText } from './zip/unpackText.ts'
export { partKey, readZipDirectory } from './zip/ZipDirectory.ts'
