import { documentProperties, PROPERTIES_RELATIONSHIP, PROPERTIES_TYPE } from '../xml/documentProperties.ts'
import { escapeXml } from '../xml/escapeXml.ts'
import { contentTypesXml, OFFICE, relationshipsXml, XML_HEAD } from '../xml/xmlParts.ts'
import { packZip } from '../zip/packZip.ts'
import { sheetXml, tableXml } from './sheetXml.ts'
import type { Sheet, Workbook } from './Workbook.ts'
import { workbookStyles } from './workbookStyles.ts'

const KIND = 'openxmlformats-officedocument.spreadsheetml'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/**
 * Writes a workbook as an .xlsx file. It contains texts, numbers, times and the formulas of our own columns:
 * no formula from a text, no link and no macro.
 */
export function writeWorkbook(workbook: Workbook): Uint8Array<ArrayBuffer> {
  const { madeAt, sheets, bandColors = {} } = workbook
  const types: Record<string, string> = {
    'xl/workbook.xml': `${KIND}.sheet.main`,
    'xl/styles.xml': `${KIND}.styles`,
    'docProps/core.xml': PROPERTIES_TYPE,
  }
  const parts: Record<string, string> = {
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relationshipsXml([
      ...sheets.map((_sheet, at) => ({
        id: `rId${at + 1}`,
        type: 'worksheet',
        target: `worksheets/sheet${at + 1}.xml`,
      })),
      { id: `rId${sheets.length + 1}`, type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': workbookStyles(bandColors),
    'docProps/core.xml': documentProperties(workbook),
  }
  for (const [at, sheet] of sheets.entries()) {
    const number = at + 1
    types[`xl/worksheets/sheet${number}.xml`] = `${KIND}.worksheet`
    parts[`xl/worksheets/sheet${number}.xml`] = sheetXml(sheet, bandColors)
    if (!sheet.table) continue
    types[`xl/tables/table${number}.xml`] = `${KIND}.table`
    parts[`xl/tables/table${number}.xml`] = tableXml(sheet, number)
    parts[`xl/worksheets/_rels/sheet${number}.xml.rels`] = relationshipsXml([
      { id: 'rId1', type: 'table', target: `../tables/table${number}.xml` },
    ])
  }
  const root = { id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }
  return packZip(
    {
      '[Content_Types].xml': contentTypesXml(types),
      '_rels/.rels': relationshipsXml([root, PROPERTIES_RELATIONSHIP]),
      ...parts,
    },
    madeAt,
  )
}

function workbookXml(sheets: readonly Sheet[]): string {
  const each = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const headers = sheets.flatMap(({ name, table }, at) =>
    table
      ? `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${escapeXml(name)}'!$1:$1</definedName>`
      : [],
  )
  return `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><bookViews><workbookView/></bookViews><sheets>${each.join('')}</sheets><definedNames>${headers.join('')}</definedNames></workbook>`
}
