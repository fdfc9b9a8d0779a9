import type { Study } from '@outcome-studio/shared/domain/study'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import type { Pause, Table } from '@outcome-studio/shared/files'
import {
  FILE_LIMITS,
  FileProblem,
  protectedFile,
  readCsv,
  readWorkbook,
  STUDY_LIMITS,
} from '@outcome-studio/shared/files'
import { readListFile } from '../paste/readListFile.ts'
import { isDocument, readDocument } from '../word/readDocument.ts'
import { documentTables } from './documentTables.ts'
import { decodeText, type GuessedEncoding } from './encoding/decodeText.ts'
import type { TextEncodingName } from './encoding/TEXT_ENCODINGS.ts'
import { type OwnTables, readOwnCsv, readOwnWorkbook } from './ownTables.ts'
import { readJson } from './readJson.ts'
import { readJsonRows } from './readJsonRows.ts'
import { isStudyFile, readStudyFile } from './readStudyFile.ts'
import { refuseOtherText } from './refuseOtherText.ts'
import { requireReadableSize } from './requireReadableSize.ts'
import { studyFromImport } from './studyFromImport.ts'

/** Result of reading a chosen file. */
export type ImportedFile = ImportedContent & {
  /** Set for a text file that does not say its encoding, which the member confirms. */
  readonly encoding: GuessedEncoding | null
}

type ImportedContent =
  /** A file that this product exported. Its ids must be replaced: see withNewIds. */
  | {
      readonly kind: 'study'
      readonly docName: string
      readonly study: Study
      readonly problems: readonly string[]
    }
  /** Foreign tables, which need a mapping. Empty tables are left out. */
  | { readonly kind: 'tables'; readonly docName: string; readonly tables: readonly Table[] }

/** Names of files that may contain a list or a table in Markdown. */
const LIST_FILE = /\.(?:md|markdown|txt)$/i

/** Characters that tell JSON from a table. */
const START = 1_000

const [ZIP, OLE] = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * Reads a .xlsx, .docx, .csv or .json file. The content decides on the format. A list with levels or a table in Markdown is
 * looked for in a text file alone, because cells of a CSV file can look the same.
 * @param fileName default name of the study
 * @param pause called between pieces of work
 * @param chosenEncoding of a text file, by the member; null until then
 * @param limits of what it is imported as
 * @throws FileProblem with a message for the member; whatever pause throws
 */
export async function readImportFile(
  bytes: Uint8Array,
  fileName: string,
  pause: Pause,
  chosenEncoding: TextEncodingName | null = null,
  limits = STUDY_LIMITS,
): Promise<ImportedFile> {
  requireReadableSize(bytes.byteLength, limits.bytes, limits.remedy)
  const name = fileName.replace(/\.[^.]*$/, '')
  if (startsWith(bytes, OLE)) throw oldOrProtected(bytes)
  if (startsWith(bytes, ZIP)) {
    if (isDocument(bytes, limits.unpacked)) {
      const tables = await documentTables(await readDocument(bytes, pause), pause)
      if (tables.length === 0) throw nothingInDocument()
      return { ...found(null, name, tables), encoding: null }
    }
    const tables = await readWorkbook(bytes, pause, limits)
    return { ...found(await readOwnWorkbook(tables, pause), name, tables), encoding: null }
  }
  const { text, encoding } = await decodeText(bytes, chosenEncoding)
  refuseOtherText(text)
  if (/^\s*[[{]/.test(text.slice(0, START))) {
    requireReadableSize(bytes.byteLength, FILE_LIMITS.jsonBytes)
    return { ...(await readJsonFile(text, name, pause)), encoding }
  }
  const list = LIST_FILE.test(fileName) ? await readListFile(text, pause) : null
  if (list) return { ...found(null, name, [list]), encoding }
  const table = await readCsv(text, pause, limits)
  return { ...found(await readOwnCsv(table, pause), name, [table]), encoding }
}

function found(own: OwnTables | null, name: string, all: readonly Table[]): ImportedContent {
  const tables = all.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')))
  if (tables.length === 0) throw new FileProblem('This file holds no texts. Nothing was imported.')
  if (!own) return { kind: 'tables', docName: name, tables }
  let next = 0
  const ids = { uuid: studyUuid('imported'), newId: () => `imported${next++}` }
  const problems = [...own.problems, ...tables.flatMap((table) => table.problems)]
  return { kind: 'study', docName: own.docName ?? name, study: studyFromImport(own.parts, ids), problems }
}

async function readJsonFile(text: string, name: string, pause: Pause): Promise<ImportedContent> {
  const stored = await readJson(text, pause)
  await pause()
  if (!isStudyFile(stored)) {
    return { kind: 'tables', docName: name, tables: [await readJsonRows(stored, pause)] }
  }
  if (countEntries(stored) > FILE_LIMITS.jsonEntries) {
    throw new FileProblem('This study is larger than one study can be. Nothing was imported.')
  }
  try {
    return { kind: 'study', ...readStudyFile(stored), problems: [] }
  } catch (cause) {
    throw new FileProblem(
      'This study comes from another version of the product, or was changed by hand in a way that cannot be read. Export it again and import the new file.',
      { cause },
    )
  }
}

/** The number of entries of all lists in parsed JSON. */
function countEntries(stored: unknown): number {
  let entries = 0
  const rest: unknown[] = [stored]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) entries += value.length
    for (const each of Object.values(value)) rest.push(each)
  }
  return entries
}

function startsWith(bytes: Uint8Array, start: readonly number[] = []): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

/** Refuses Microsoft's older container format. A protected workbook contains its stream names in UTF-16. */
function oldOrProtected(bytes: Uint8Array): FileProblem {
  const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  if (names.includes('EncryptedPackage')) return protectedFile()
  return new FileProblem(
    'This file is of an older kind, such as .xls or .doc. Save it as “Excel workbook (.xlsx)” or “Word document (.docx)” and import that.',
  )
}

function nothingInDocument(): FileProblem {
  return new FileProblem(
    'This Word document holds no list below a heading and no table. Write the job steps as headings and their outcome statements as lists, then import it again.',
  )
}
