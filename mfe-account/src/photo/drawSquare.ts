import { middleSquare, PHOTO_SIZE, PHOTO_URL_MAX_LENGTH, StudioError } from '@outcome-studio/shared/domain'

/** JPEG qualities in the order in which they are tried. */
const QUALITIES = [0.9, 0.75, 0.5]

/**
 * Draws the middle of a picture as a small square.
 * @returns a JPEG as a data URL that may be stored
 * @throws StudioError cen/photo-unreadable if the browser cannot read the picture, cen/photo-too-large
 */
export async function drawSquare(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new StudioError('cen/photo-unreadable', { cause })
  })
  try {
    const canvas = document.createElement('canvas')
    canvas.width = PHOTO_SIZE
    canvas.height = PHOTO_SIZE
    const context = canvas.getContext('2d')
    if (!context) throw new StudioError('cen/internal-error')
    const { left, top, side } = middleSquare(picture.width, picture.height)
    // JPEG has no transparency; transparent pixels would become black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, PHOTO_SIZE, PHOTO_SIZE)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, side, side, 0, 0, PHOTO_SIZE, PHOTO_SIZE)
    const drawn = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality))
    const small = drawn.find((url) => url.length <= PHOTO_URL_MAX_LENGTH)
    if (small === undefined) throw new StudioError('cen/photo-too-large')
    return small
  } finally {
    picture.close()
  }
}
