import { FileProblem } from '../base/FileProblem.ts'
import { FILE_LIMITS, STUDY_LIMITS } from '../base/fileLimits.ts'

/** One entry of a zip, as its central directory describes it. */
export interface ZipEntry {
  readonly name: string
  readonly isDeflated: boolean
  readonly isEncrypted: boolean
  readonly packedSize: number
  /** The declared size, which unpacking does not rely on. */
  readonly size: number
  /** Offset of its local header. */
  readonly offset: number
}

/** Entries by partKey. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry>

/**
 * Key of a part's name. Names are equal without regard to case (ECMA-376, part 2, 6.2.2.3), and some programs write
 * backslashes.
 */
export const partKey = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LONGEST_COMMENT = 65_535

/**
 * Reads the central directory of a zip without unpacking anything (APPNOTE.TXT, sections 4.3.12 and 4.3.16).
 * @param most size of all parts, unpacked, in bytes
 * @throws FileProblem if it is damaged, or declares more
 */
export function readZipDirectory(bytes: Uint8Array, most: number = STUDY_LIMITS.unpacked): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > FILE_LIMITS.parts) throw tooLarge()

  const decoder = new TextDecoder()
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damagedZip()
    const nameLength = view.getUint16(at + 28, true)
    const name = decoder.decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength))
    const method = view.getUint16(at + 10, true)
    if (method !== 0 && method !== 8) throw damagedZip()
    entries.set(partKey(name), {
      name,
      isDeflated: method === 8,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  const claimed = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
  if (claimed > most) throw tooLarge()
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  throw damagedZip()
}

export function damagedZip(cause?: unknown): FileProblem {
  return new FileProblem(
    'This file is damaged or incomplete. Get it again, or open it in a spreadsheet program and save it again.',
    { cause },
  )
}

export function tooLarge(): FileProblem {
  return new FileProblem(
    'This file unpacks to far more than a study holds. Keep the sheet with the statements alone and save it as a file of its own.',
  )
}
