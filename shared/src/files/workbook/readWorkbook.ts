import { FileProblem } from '../base/FileProblem.ts'
import { FILE_LIMITS, STUDY_LIMITS } from '../base/fileLimits.ts'
import type { Pause } from '../base/Pause.ts'
import type { Table } from '../base/Table.ts'
import { createCellBudget } from '../base/TableBuilder.ts'
import { readXml } from '../xml/readXml.ts'
import { unpackText } from '../zip/unpackText.ts'
import { partKey, readZipDirectory, type ZipDirectory } from '../zip/ZipDirectory.ts'
import { readPercentFormats } from './readPercentFormats.ts'
import { readSharedStrings } from './readSharedStrings.ts'
import { readSheet } from './readSheet.ts'

/**
 * Reads the sheets of an .xlsx file as tables of texts. A formula is read as its cached result, a number as
 * its value.
 * @throws FileProblem if the file is damaged, protected, no workbook, or exceeds the limits
 */
export async function readWorkbook(
  bytes: Uint8Array,
  pause: Pause,
  limits = STUDY_LIMITS,
): Promise<readonly Table[]> {
  const parts = readZipDirectory(bytes, limits.unpacked)
  const unpacked = { left: limits.unpacked }
  const unpack = async (path: string) => {
    const entry = parts.get(partKey(path))
    return entry ? await unpackText(bytes, entry, unpacked, pause) : null
  }
  const workbookPath = await findWorkbook(parts, unpack, pause)
  const workbook = await unpack(workbookPath)
  if (workbook === null) throw noWorkbook(parts)
  const targets = await readTargets(await unpack(relationshipsOf(workbookPath)), workbookPath, pause)
  const sheets = await readSheetList(workbook, targets, pause)
  const strings = await readSharedStrings(await unpack(targets.sharedStrings ?? ''), pause)
  const percentFormats = await readPercentFormats(await unpack(targets.styles ?? ''), pause)

  const tables: Table[] = []
  const budget = createCellBudget(limits)
  for (const { name, path } of sheets) {
    const xml = await unpack(path)
    if (xml === null) continue
    tables.push(await readSheet({ name, xml, strings, percentFormats, budget }, pause))
  }
  if (tables.length === 0) throw noWorkbook(parts)
  return tables
}

type Unpack = (path: string) => Promise<string | null>

/** The workbook's main part, which the root relationships name. */
async function findWorkbook(parts: ZipDirectory, unpack: Unpack, pause: Pause): Promise<string> {
  const root = await unpack('_rels/.rels')
  const found = root === null ? undefined : (await readTargets(root, '', pause)).officeDocument
  const path = found ?? 'xl/workbook.xml'
  if (parts.has(partKey(path)) && !isOtherKind(parts)) return path
  throw noWorkbook(parts)
}

interface Targets {
  readonly officeDocument?: string
  readonly sharedStrings?: string
  readonly styles?: string
  /** Paths of sheets by relationship id. */
  readonly worksheets: ReadonlyMap<string, string>
}

async function readTargets(xml: string | null, from: string, pause: Pause): Promise<Targets> {
  const byType: { officeDocument?: string; sharedStrings?: string; styles?: string } = {}
  const worksheets = new Map<string, string>()
  const open = (name: string, attribute: (name: string) => string | null) => {
    if (name !== 'Relationship') return
    const [type, target, id] = [attribute('Type'), attribute('Target'), attribute('Id')]
    if (type === null || target === null || id === null) return
    const path = pathFrom(from, target)
    if (type.endsWith('/worksheet')) worksheets.set(id, path)
    if (type.endsWith('/officeDocument')) byType.officeDocument = path
    if (type.endsWith('/sharedStrings')) byType.sharedStrings = path
    if (type.endsWith('/styles')) byType.styles = path
  }
  if (xml !== null) await readXml(xml, { open, close: () => {}, text: () => {} }, pause)
  return { ...byType, worksheets }
}

async function readSheetList(
  workbook: string,
  { worksheets }: Targets,
  pause: Pause,
): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const sheets: { name: string; path: string }[] = []
  let count = 0
  const paths = new Set<string>()
  const open = (element: string, attribute: (name: string) => string | null) => {
    if (element !== 'sheet') return
    const [name, path] = [attribute('name'), worksheets.get(attribute('id') ?? '')]
    if (name === null || path === undefined) return
    count += 1
    // Spreadsheets give each sheet a part of its own.
    if (!paths.has(path)) sheets.push({ name, path })
    paths.add(path)
  }
  await readXml(workbook, { open, close: () => {}, text: () => {} }, pause)
  if (count > FILE_LIMITS.sheets) {
    throw new FileProblem(
      `This workbook has ${count} sheets; at most ${FILE_LIMITS.sheets} can be read. Save the sheet with the statements as a file of its own.`,
    )
  }
  return sheets
}

function relationshipsOf(path: string): string {
  const at = path.lastIndexOf('/') + 1
  return `${path.slice(0, at)}_rels/${path.slice(at)}.rels`
}

/** A target is relative to the folder of its source part, or absolute if it starts with a slash. */
function pathFrom(part: string, target: string): string {
  if (/^[/\\]/.test(target)) return target.slice(1).replaceAll('\\', '/')
  const path = part.split('/').slice(0, -1)
  for (const step of target.replaceAll('\\', '/').split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}

/** Main parts of other files that are zip files too, with what to do with them. */
const OTHER_KINDS: readonly (readonly [part: string, message: string])[] = [
  [
    'word/document.xml',
    'This is a Word document. Copy its table or list and paste it into a study, or save the table as “Excel workbook (.xlsx)” and import that.',
  ],
  [
    'ppt/presentation.xml',
    'This is a presentation. Copy its texts and paste them into a study, or save them as “Excel workbook (.xlsx)” and import that.',
  ],
  [
    'xl/workbook.bin',
    'This is a binary workbook (.xlsb). Save it as “Excel workbook (.xlsx)” in your spreadsheet program and import that.',
  ],
  [
    'content.xml',
    'This is an OpenDocument file. Save it as “Excel workbook (.xlsx)” or “CSV” in your office program and import that.',
  ],
  [
    'index/document.iwa',
    'This is a Numbers or Pages file. Export it as Excel or CSV there and import the exported file.',
  ],
]

const isOtherKind = (parts: ZipDirectory): boolean => OTHER_KINDS.some(([part]) => parts.has(part))

function noWorkbook(parts: ZipDirectory): FileProblem {
  const [, message] = OTHER_KINDS.find(([part]) => parts.has(part)) ?? []
  return new FileProblem(
    message ??
      'This isn’t an Excel workbook. Save it as “Excel workbook (.xlsx)” or “CSV” in your spreadsheet program and import that.',
  )
}
