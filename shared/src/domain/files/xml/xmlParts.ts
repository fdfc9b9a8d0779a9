export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
/** Where the names of the parts of office files are at home. */
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'

export interface Relationship {
  readonly id: string
  /** Below OFFICE/relationships, or a whole address. */
  readonly type: string
  readonly target: string
}

/** What one part of an office file leads to (ECMA-376 part 2, 9.3). */
export function relationshipsXml(relationships: readonly Relationship[]): string {
  const each = relationships.map(({ id, type, target }) => {
    const whole = type.startsWith('http') ? type : `${OFFICE}/relationships/${type}`
    return `<Relationship Id="${id}" Type="${whole}" Target="${target}"/>`
  })
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

/** What kind of thing each part of an office file is (ECMA-376 part 2, 10.1). */
export function contentTypesXml(types: Readonly<Record<string, string>>): string {
  const each = Object.entries(types).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="application/vnd.${type}+xml"/>`,
  )
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${each.join('')}</Types>`
}
