import * as fc from 'fast-check'
import { PHOTO_URL_MAX_LENGTH } from '../member/Member.ts'
import {
  middleSquare,
  PHOTO_FILE_MAX_BYTES,
  photoToShow,
  requirePictureFile,
  requireStorablePhoto,
} from './profilePhoto.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const PNG = bytes('\x89PNG\r\n\x1a\n\0\0\0\r')
const prefix = 'data:image/jpeg;base64,'

describe('a file for a photo', () => {
  test.each([
    ['PNG', PNG],
    ['JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['WebP', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ])('%s is taken', (_kind, start) => {
    expect(() => requirePictureFile(start.length, start)).not.toThrow()
  })

  test.each([
    ['SVG', bytes('<svg xmlns="')],
    ['GIF', bytes('GIF89a\x01\0\x01\0')],
    ['a sound in the same container as WebP', bytes('RIFF\x24\0\0\0WAVEfmt ')],
    ['text', bytes('hello world!')],
    ['half a signature', bytes('\x89PNG')],
    ['nothing', bytes('')],
  ])('%s is refused', (_kind, start) => {
    expect(() => requirePictureFile(start.length, start)).toThrow(
      expect.objectContaining({ code: 'cen/photo-unreadable' }),
    )
  })

  test('is limited to 10 MB', () => {
    expect(() => requirePictureFile(PHOTO_FILE_MAX_BYTES, PNG)).not.toThrow()
    expect(() => requirePictureFile(PHOTO_FILE_MAX_BYTES + 1, PNG)).toThrow(
      expect.objectContaining({ code: 'cen/photo-file-too-large' }),
    )
  })
})

describe('a photo to store', () => {
  test.each(['', `${prefix}AAAA`, 'data:image/png;base64,iVBORw0KGgo=', 'data:image/webp;base64,UklGRg=='])(
    '%j is taken',
    (photoUrl) => {
      expect(() => requireStorablePhoto(photoUrl)).not.toThrow()
      expect(photoToShow(photoUrl)).toBe(photoUrl)
    },
  )

  test.each([
    'https://elsewhere.test/me.png',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    `${prefix}<script>`,
    prefix,
    ' ',
  ])('%j is refused', (photoUrl) => {
    expect(() => requireStorablePhoto(photoUrl)).toThrow(
      expect.objectContaining({ code: 'cen/photo-unreadable' }),
    )
    expect(photoToShow(photoUrl)).toBe('')
  })

  test('has a maximum length', () => {
    const longest = prefix.padEnd(PHOTO_URL_MAX_LENGTH, 'A')
    expect(() => requireStorablePhoto(longest)).not.toThrow()
    expect(() => requireStorablePhoto(`${longest}A`)).toThrow(
      expect.objectContaining({ code: 'cen/photo-too-large' }),
    )
  })
})

test('the middle square lies within the picture, as large as possible and centred', () => {
  const pixels = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const { left, top, side } = middleSquare(width, height)
      expect(side).toBe(Math.min(width, height))
      expect(left * 2 + side).toBe(width)
      expect(top * 2 + side).toBe(height)
    }),
  )
})
