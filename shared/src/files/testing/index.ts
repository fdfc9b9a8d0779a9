export { harmlessCell } from '../base/harmlessCell.ts'
export { wrapText } from '../svg/wrapText.ts'
export { readXml } from '../xml/readXml.ts'
export { fromXmlString } from '../xml/xmlStrings.ts'
