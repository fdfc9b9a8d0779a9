import { isHandheld } from './isHandheld.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5'

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 5, true],
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, 5, true],
  ['an iPad', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 5, true],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0, false],
  ['a Windows machine with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
  ['a Linux machine', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 0, false],
])('%s', (_what, userAgent, maxTouchPoints, expected) => {
  expect(isHandheld({ userAgent, maxTouchPoints })).toBe(expected)
})
