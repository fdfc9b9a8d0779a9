import { FileProblem } from '@outcome-studio/shared/files'
import { guessEncoding } from './guessEncoding.ts'
import type { TextEncodingName } from './TEXT_ENCODINGS.ts'

/** The encoding of a file that does not say how its letters are encoded. */
export interface GuessedEncoding {
  readonly name: TextEncodingName
  /** The first lines whose letters depend on the encoding. */
  readonly sample: readonly string[]
}

export interface DecodedText {
  readonly text: string
  /** null if the file is certain: UTF-8, or UTF-16 with its mark. */
  readonly encoding: GuessedEncoding | null
}

/** Characters in which lines for the sample are looked for. */
const SEARCHED = 200_000
const SAMPLE_LINES = 3
const SAMPLE_LENGTH = 120

/**
 * Decodes the text of a file. The byte order mark or UTF-8 decide; otherwise the encoding is guessed, and the member
 * confirms it.
 * @param chosen by the member instead of the guess
 * @throws FileProblem if the bytes are not text
 */
export async function decodeText(
  bytes: Uint8Array,
  chosen: TextEncodingName | null = null,
): Promise<DecodedText> {
  const certain = decodeCertain(bytes)
  if (certain !== null) return { text: requireText(certain), encoding: null }
  const name = chosen ?? (await guessEncoding(bytes))
  const decoded = new TextDecoder(name).decode(bytes)
  // A wrong choice must leave something to choose again from.
  const text = chosen === null ? requireText(decoded) : decoded.replaceAll('\0', '')
  const sample = text
    .slice(0, SEARCHED)
    .split(/[\r\n]+/)
    .filter((line) => /[^ -~\t]/.test(line))
    .slice(0, SAMPLE_LINES)
    .map((line) => line.slice(0, SAMPLE_LENGTH))
  // Latin letters alone leave no doubt.
  return { text, encoding: sample.length === 0 && chosen === null ? null : { name, sample } }
}

/** Decodes UTF-8, and UTF-16 with a byte order mark; null for any other encoding. */
function decodeCertain(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 with Latin letters alone is valid UTF-8 with a NUL in every second place.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function requireText(text: string): string {
  if (!text.includes('\0')) return text
  throw new FileProblem('This file holds no text. Choose a .xlsx, .csv or .json file.')
}
