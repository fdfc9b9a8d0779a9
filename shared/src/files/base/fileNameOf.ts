/** Maximum length without extension in bytes of UTF-8; systems allow 255 in total. */
const MAX_BYTES = 200
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * A name for a document's file that is valid on every system.
 * @param ending extension without its dot
 * @param fallback for a document name without a usable character
 */
export function fileNameOf(docName: string, ending: string, fallback: string): string {
  const safe = docName
    // Control and direction characters. The latter can disguise an extension.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '-')
  const name = trimmed(shortened(trimmed(safe))) || fallback
  return `${DEVICE.test(name) ? `_${name}` : name}.${ending}`
}

function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '')
}

function shortened(name: string): string {
  let bytes = 0
  let short = ''
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (bytes > MAX_BYTES) break
    short += character
  }
  return short
}
