import { middleSquare } from '@outcome-studio/shared/domain/account'
import { StudioError } from '@outcome-studio/shared/domain/errors'

/** JPEG qualities in the order in which they are tried. */
const QUALITIES = [0.9, 0.75, 0.5]

interface SquarePhoto {
  /** Width and height in pixels. */
  readonly size: number
  /** Longest data URL, in characters. */
  readonly maxLength: number
}

/**
 * Draws the middle of a picture as a small square.
 * @returns a JPEG as a data URL
 * @throws StudioError cen/photo-unreadable if the browser cannot read the picture, cen/photo-too-large
 */
export async function drawSquarePhoto(file: Blob, { size, maxLength }: SquarePhoto): Promise<string> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new StudioError('cen/photo-unreadable', { cause })
  })
  try {
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')
    if (!context) throw new StudioError('cen/internal-error')
    const { left, top, side } = middleSquare(picture.width, picture.height)
    // JPEG has no transparency; transparent pixels would become black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, size, size)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, side, side, 0, 0, size, size)
    const drawn = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality))
    const small = drawn.find((url) => url.length <= maxLength)
    if (small === undefined) throw new StudioError('cen/photo-too-large')
    return small
  } finally {
    picture.close()
  }
}
