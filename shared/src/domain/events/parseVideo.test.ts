import fc from 'fast-check'
import { parseVideo, VIMEO_PLAYER_ORIGIN, videoAddress } from './parseVideo.ts'

test.each([
  ['76979871', '76979871', ''],
  [' 76979871 ', '76979871', ''],
  ['76979871/abc1234def', '76979871', 'abc1234def'],
  ['https://vimeo.com/76979871', '76979871', ''],
  ['http://www.vimeo.com/76979871/', '76979871', ''],
  ['vimeo.com/76979871', '76979871', ''],
  ['https://vimeo.com/76979871/abc1234def', '76979871', 'abc1234def'],
  ['https://vimeo.com/76979871/abc1234def?share=copy', '76979871', 'abc1234def'],
  ['https://vimeo.com/76979871/12345678', '76979871', '12345678'],
  ['https://vimeo.com/76979871?h=abc1234def', '76979871', 'abc1234def'],
  ['https://player.vimeo.com/video/76979871', '76979871', ''],
  ['https://player.vimeo.com/video/76979871?h=abc1234def&dnt=1', '76979871', 'abc1234def'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871', ''],
  ['https://vimeo.com/manage/videos/76979871/abc1234def', '76979871', 'abc1234def'],
  ['https://vimeo.com/showcase/123/video/76979871', '76979871', ''],
])('%s is video %s with the hash "%s"', (entered, id, hash) => {
  expect(parseVideo(entered)).toEqual({ id, hash })
})

test.each([
  '',
  'soon',
  '76979871/../1',
  '76979871/a b c d',
  'https://vimeo.com/',
  'https://vimeo.com/76979871/<script>',
  'https://evil.test/76979871',
  'https://vimeo.com.evil.test/76979871',
  'https://vimeo.com@evil.test/76979871',
  'javascript:76979871',
  'ftp://vimeo.com/76979871',
])('%s is no video', (entered) => {
  expect(parseVideo(entered)).toBeNull()
})

const id = fc.integer({ min: 1, max: 10 ** 12 }).map(String)
const hash = fc.stringMatching(/^[0-9a-f]{8,12}$/)

test('every form of a video is the same video, and its player address too', () => {
  fc.assert(
    fc.property(id, fc.option(hash, { nil: '' }), (id, hash) => {
      const video = { id, hash }
      const forms = [
        hash === '' ? id : `${id}/${hash}`,
        `https://vimeo.com/${id}${hash && `/${hash}`}`,
        `https://vimeo.com/${id}${hash && `?h=${hash}`}`,
        videoAddress(video, VIMEO_PLAYER_ORIGIN),
      ]
      for (const form of forms) expect(parseVideo(form)).toEqual(video)
    }),
  )
})

test('whatever is entered, the player page is below the origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), id), (entered) => {
      const video = parseVideo(entered)
      if (video === null) return
      const address = new URL(videoAddress(video, VIMEO_PLAYER_ORIGIN))
      expect(address.origin).toBe(VIMEO_PLAYER_ORIGIN)
      expect(address.pathname).toBe(`/video/${video.id}`)
      expect(address.searchParams.get('dnt')).toBe('1')
    }),
  )
})
