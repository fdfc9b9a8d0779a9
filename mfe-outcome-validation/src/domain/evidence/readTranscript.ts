import { FileProblem, type Pause } from '@outcome-studio/shared/files'
import { decodeText } from '../import/encoding/decodeText.ts'
import { requireReadableSize } from '../import/requireReadableSize.ts'
import { isDocument, readDocument } from '../word/readDocument.ts'
import { paragraphsOf } from './paragraphsOf.ts'
import { isCaptions, readCaptions } from './readCaptions.ts'
import { readTurns } from './readTurns.ts'
import { LONGEST_TRANSCRIPT, type Transcript } from './Transcript.ts'

/**
 * Reads a pasted text as a transcript.
 * @param name of the file it comes from; empty for a pasted text
 * @throws FileProblem if it has no text, or more than LONGEST_TRANSCRIPT characters
 */
export function transcriptOf(text: string, name: string): Transcript {
  if (text.length > LONGEST_TRANSCRIPT) {
    throw new FileProblem(
      `This transcript has ${text.length.toLocaleString('en-US')} characters; at most ${LONGEST_TRANSCRIPT.toLocaleString('en-US')} can be read. Split it into parts and read them one after the other.`,
    )
  }
  const paragraphs = paragraphsOf(isCaptions(text) ? readCaptions(text) : readTurns(text))
  if (paragraphs.length === 0) throw new FileProblem('There is no text in it.')
  return { name, paragraphs }
}

/**
 * Reads a .txt, .md, .vtt or .docx file. The content decides on the format.
 * @param pause called between pieces of work
 * @throws FileProblem with a message for the member; whatever pause throws
 */
export async function readTranscript(bytes: Uint8Array, fileName: string, pause: Pause): Promise<Transcript> {
  requireReadableSize(bytes.byteLength)
  const name = fileName.replace(/\.[^.]*$/, '')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (!isDocument(bytes)) throw otherKind()
    const blocks = await readDocument(bytes, pause)
    const texts = blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [block.text] : block.rows.map((row) => row.join(' ').trim()),
    )
    return transcriptOf(texts.join('\n\n'), name)
  }
  // The container of older Office files, and a PDF.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw otherKind()
  const { text } = await decodeText(bytes, null)
  if (/^%PDF-|^\{\\rtf|^\s*</.test(text.slice(0, 100))) throw otherKind()
  return transcriptOf(text, name)
}

function otherKind(): FileProblem {
  return new FileProblem(
    'This is no transcript that can be read. Save it as a Word document (.docx) or as text, or copy its text and paste it.',
  )
}
