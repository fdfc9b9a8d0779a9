import {
  FILE_LIMITS,
  FileProblem,
  type Pause,
  partKey,
  readXml,
  readZipDirectory,
  unpackText,
} from '@outcome-studio/shared/files'
import { DocumentBuilder } from './DocumentBuilder.ts'
import type { ReadBlock } from './ReadBlock.ts'
import { NO_STYLES, readStyles } from './readStyles.ts'

const MAIN_PART = /^word\/document\d*\.xml$/

/**
 * Whether a zip file is a .docx file.
 * @param most size of all parts that it may have if it is another one, unpacked, in bytes
 * @throws FileProblem if it is damaged, or larger
 */
export function isDocument(bytes: Uint8Array, most: number = FILE_LIMITS.unpacked): boolean {
  return mainPartOf(readZipDirectory(bytes, most)) !== undefined
}

/**
 * Reads the paragraphs and tables of a .docx file, without headers, footers, comments and deleted text (ECMA-376 part 1,
 * section 17).
 * @throws FileProblem if the file is damaged, protected, no .docx file, or exceeds FILE_LIMITS
 */
export async function readDocument(bytes: Uint8Array, pause: Pause): Promise<readonly ReadBlock[]> {
  const parts = readZipDirectory(bytes)
  const unpacked = { left: FILE_LIMITS.unpacked }
  const main = mainPartOf(parts)
  const entry = main === undefined ? undefined : parts.get(main)
  if (!entry) {
    throw new FileProblem(
      'This is no Word document. Save it as “Word document (.docx)” in your text program and import that.',
    )
  }
  const stylesEntry = parts.get(partKey('word/styles.xml'))
  const styles = stylesEntry
    ? await readStyles(await unpackText(bytes, stylesEntry, unpacked, pause), pause)
    : NO_STYLES
  const builder = new DocumentBuilder(styles)
  await readXml(await unpackText(bytes, entry, unpacked, pause), builder, pause)
  if (!builder.isComplete) {
    throw new FileProblem('This document is damaged. Open it in a text program, save it anew and try again.')
  }
  return builder.blocks
}

const mainPartOf = (parts: ReadonlyMap<string, unknown>): string | undefined =>
  [...parts.keys()].find((key) => MAIN_PART.test(key))
