import { StudioError } from '@outcome-studio/shared/domain/errors'
import { PHOTO_URL_MAX_LENGTH } from '../member/Member.ts'

/** Maximum size of a photo's file in bytes. */
export const PHOTO_FILE_MAX_BYTES = 10_000_000

/** Width and height a photo is stored with, in pixels. */
export const PHOTO_SIZE = 256

const STORED_PHOTO = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * Accepts a photo for storage: the data URL of a PNG, JPEG or WebP picture, or '' for none.
 * @throws StudioError cen/photo-unreadable, cen/photo-too-large
 */
export function requireStorablePhoto(photoUrl: string): void {
  if (photoUrl === '') return
  if (photoUrl.length > PHOTO_URL_MAX_LENGTH) throw new StudioError('cen/photo-too-large')
  if (!STORED_PHOTO.test(photoUrl)) throw new StudioError('cen/photo-unreadable')
}

/**
 * The member's photo if it may be shown, else ''. A photo on another host, which an older record may have, is not
 * requested: its owner would learn who views it.
 */
export function photoToShow(photoUrl: string): string {
  return STORED_PHOTO.test(photoUrl) ? photoUrl : ''
}

/**
 * Accepts a file for a photo by its first bytes, because its name and type can be wrong. SVG is rejected, since it
 * can contain scripts and links.
 * @param size of the file in bytes
 * @param start the first 12 bytes, or fewer where the file has no more
 * @throws StudioError cen/photo-file-too-large, cen/photo-unreadable
 */
export function requirePictureFile(size: number, start: Uint8Array): void {
  if (size > PHOTO_FILE_MAX_BYTES) throw new StudioError('cen/photo-file-too-large')
  const text = String.fromCharCode(...start.slice(0, 12))
  const isPicture =
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('\xff\xd8\xff') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  if (!isPicture) throw new StudioError('cen/photo-unreadable')
}

/** The largest square in the middle of a picture, in pixels of the picture. */
export function middleSquare(
  width: number,
  height: number,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}
