import { PHOTO_SIZE, PHOTO_URL_MAX_LENGTH } from '@outcome-studio/shared/domain/account'
import { drawSquarePhoto } from '@outcome-studio/shared/ui'

/**
 * Draws the middle of a picture as a photo that may be stored.
 * @throws as drawSquarePhoto
 */
export const drawSquare = (file: Blob): Promise<string> =>
  drawSquarePhoto(file, { size: PHOTO_SIZE, maxLength: PHOTO_URL_MAX_LENGTH })
