import { isTextEncodingName, type TextEncodingName } from './TEXT_ENCODINGS.ts'

/** Bytes that decide. */
const SAMPLE = 100_000

/**
 * Guesses the encoding of a text that is not UTF-8. UTF-16 without a mark and the encoding of old Macs are recognized
 * here, because the detector does not know them, and Polish in short texts.
 */
export async function guessEncoding(bytes: Uint8Array): Promise<TextEncodingName> {
  const sample = bytes.subarray(0, SAMPLE - (SAMPLE % 2))
  const wide = wideEncoding(sample)
  if (wide !== null) return wide
  const { analyse } = await import('chardet')
  const names = analyse(sample).map(({ name }) => name.toLowerCase())
  const likely = names.map((name) => (name === 'iso-8859-1' ? 'windows-1252' : name)).find(isTextEncodingName)
  const guess = likely ?? 'windows-1252'
  return (guess.startsWith('windows-125') ? notWestern(sample) : null) ?? guess
}

/**
 * UTF-16 without a byte order mark. Its separators and line ends contain a NUL byte in the same half of each pair, which
 * no other text contains.
 */
function wideEncoding(bytes: Uint8Array): TextEncodingName | null {
  const nulls = [0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = nulls
  if (even === 0 && odd > 0) return 'utf-16le'
  return odd === 0 && even > 0 ? 'utf-16be' : null
}

/**
 * Corrects a guess of Windows-1252, in which some bytes are signs that are never between two letters. They are letters
 * of Mac Roman or, for Polish, of Windows-1250.
 */
function notWestern(bytes: Uint8Array): TextEncodingName | null {
  let [mac, polish, western] = [0, 0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80 || !isLatinLetter(bytes[at - 1]) || !isLatinLetter(bytes[at + 1])) continue
    if (byte >= 0xc0) western += 1
    else if (byte >= 0xa1) polish += 1
    else if (byte >= 0x87 && byte <= 0x99 && byte !== APOSTROPHE) mac += 1
  }
  if (mac > western) return 'macintosh'
  return polish > western ? 'windows-1250' : null
}

const APOSTROPHE = 0x92

const isLatinLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
