import { Inflate } from 'fflate'
import { FileProblem } from '../base/FileProblem.ts'
import type { Pause } from '../base/Pause.ts'
import { damagedZip, tooLarge, type ZipEntry } from './ZipDirectory.ts'

const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_LENGTH = 30
/** Deflate expands at most a thousandfold, so one slice exceeds the limit by at most four megabytes. */
const SLICE = 4_096
/** Bytes of a part without compression that are decoded at once. */
const PLAIN_SLICE = 65_536

/** Bytes that may still be unpacked. One budget applies to all parts of a file. */
export interface UnpackedBudget {
  left: number
}

/**
 * Unpacks one entry of a zip as UTF-8, slice by slice. It stops when the budget is used up, whatever size is
 * declared.
 * @throws FileProblem if it is damaged, encrypted or too large
 */
export async function unpackText(
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: UnpackedBudget,
  pause: Pause,
): Promise<string> {
  if (entry.isEncrypted) throw protectedFile()
  const packed = packedBytes(bytes, entry)
  const decoder = new TextDecoder()
  const texts: string[] = []
  const take = (part: Uint8Array) => {
    budget.left -= part.byteLength
    if (budget.left < 0) throw tooLarge()
    texts.push(decoder.decode(part, { stream: true }))
  }
  if (entry.isDeflated) {
    let isComplete = false
    const inflate = new Inflate((part, isLast) => {
      take(part)
      isComplete = isLast
    })
    for (let at = 0; at < packed.length && !isComplete; at += SLICE) {
      push(inflate, packed.subarray(at, at + SLICE), at + SLICE >= packed.length)
      await pause()
    }
    if (!isComplete) throw damagedZip()
  } else {
    for (let at = 0; at < packed.length; at += PLAIN_SLICE) {
      take(packed.subarray(at, at + PLAIN_SLICE))
      await pause()
    }
  }
  return texts.join('') + decoder.decode()
}

function push(inflate: Inflate, slice: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(slice, isLast)
  } catch (cause) {
    throw cause instanceof FileProblem ? cause : damagedZip(cause)
  }
}

function packedBytes(bytes: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + LOCAL_HEADER_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_HEADER) {
    throw damagedZip()
  }
  const start =
    offset + LOCAL_HEADER_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packedSize > bytes.length) throw damagedZip()
  return bytes.subarray(start, start + packedSize)
}

export function protectedFile(): FileProblem {
  return new FileProblem(
    'This file is protected by a password. Save a copy without the password in your spreadsheet program and import that.',
  )
}
