export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
/** Base of the namespaces of office files. */
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'

export interface Relationship {
  readonly id: string
  /** Below OFFICE/relationships, or an absolute URI. */
  readonly type: string
  readonly target: string
}

/** Writes the relationships of one part of an office file (ECMA-376 part 2, 9.3). */
export function relationshipsXml(relationships: readonly Relationship[]): string {
  const each = relationships.map(({ id, type, target }) => {
    const whole = type.startsWith('http') ? type : `${OFFICE}/relationships/${type}`
    return `<Relationship Id="${id}" Type="${whole}" Target="${target}"/>`
  })
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

/**
 * Writes the content type of each part of an office file (ECMA-376 part 2, 10.1).
 * @param binary media types of parts that are not XML, by their extension
 */
export function contentTypesXml(
  types: Readonly<Record<string, string>>,
  binary: Readonly<Record<string, string>> = {},
): string {
  const defaults = Object.entries(binary).map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
  )
  const each = Object.entries(types).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="application/vnd.${type}+xml"/>`,
  )
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${defaults.join('')}${each.join('')}</Types>`
}
