export { harmlessCell } from '../base/harmlessCell.ts'
export { readXml } from '../xml/readXml.ts'
export { fromXmlString } from '../xml/xmlStrings.ts'
