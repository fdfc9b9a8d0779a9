import { escapeXml } from './escapeXml.ts'
import { type Relationship, XML_HEAD } from './xmlParts.ts'

const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'

interface Properties {
  readonly title: string
  /** Name of the program. */
  readonly creator: string
  readonly madeAt: Date
}

/** Writes title, creator and time of an office file for its part docProps/core.xml. */
export function documentProperties({ title, creator, madeAt }: Properties): string {
  const at = madeAt.toISOString().replace(/\.\d+/, '')
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created></cp:coreProperties>`
}

/** The relationship from the file's root to that part. */
export const PROPERTIES_RELATIONSHIP: Relationship = {
  id: 'rId2',
  type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
  target: 'docProps/core.xml',
}
export const PROPERTIES_TYPE = 'openxmlformats-package.core-properties'
