import { requirePictureFile } from '@outcome-studio/shared/domain/account'
import { drawSquare } from './drawSquare.ts'

/** Bytes at the start of a file that identify its format. */
const HEADER_BYTES = 12

/**
 * Converts a chosen file to a photo that can be stored.
 * @returns a data URL
 * @throws StudioError cen/photo-file-too-large, cen/photo-unreadable, cen/photo-too-large
 */
export async function preparePhoto(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  requirePictureFile(file.size, start)
  return drawSquare(file)
}
