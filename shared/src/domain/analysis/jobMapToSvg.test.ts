import * as fc from 'fast-check'
import { readXml } from '../files/xml/readXml.ts'
import { anyStudy } from '../study/studyArbitraries.ts'
import { jobMapToSvg } from './jobMapToSvg.ts'

test('the drawing of any study is well formed and has all its words', async () => {
  await fc.assert(
    fc.asyncProperty(anyStudy, async (study) => {
      const { svg, width, height } = jobMapToSvg('Map & <more>', study)
      expect(Math.min(width, height)).toBeGreaterThan(0)
      const path: string[] = []
      let text = ''
      await readXml(
        svg,
        {
          open: (name) => void path.push(name),
          close: (name) => expect(path.pop()).toBe(name),
          text: (part) => {
            text += part
          },
        },
        () => undefined,
      )
      expect(path).toEqual([])
      for (const title of ['1 Define', '8 Conclude', 'Map & <more>']) expect(text).toContain(title)
    }),
    { numRuns: 30 },
  )
})
