import { shortenClasses } from './shortenClasses.ts'

test('classes get short names, in pages and rules alike', () => {
  const { pages, style } = shortenClasses(
    ['<p class="sc-a bCdE">.sc-a</p><i class="unknown"></i>', '<p class="bCdE sc-f"></p>'],
    '.bCdE{margin:.5rem}.bCdE[data-a]>.sc-a:not(.sc-f){src:url(/a.woff2)}.other{top:0}',
  )
  expect(pages).toEqual(['<p class="p0 p1">.sc-a</p><i></i>', '<p class="p1 p2"></p>'])
  expect(style).toBe('.p1{margin:.5rem}.p1[data-a]>.p0:not(.p2){src:url(/a.woff2)}.other{top:0}')
})
