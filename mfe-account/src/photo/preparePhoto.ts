import { requirePictureFile } from '@outcome-studio/shared/domain'
import { drawSquare } from './drawSquare.ts'

/** Bytes that tell what kind of file it is. */
const START = 12

/**
 * Makes a photo to be stored of a file the member has chosen.
 * @returns a data URL
 * @throws StudioError cen/photo-file-too-large, cen/photo-unreadable, cen/photo-too-large
 */
export async function preparePhoto(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, START).arrayBuffer())
  requirePictureFile(file.size, start)
  return drawSquare(file)
}
