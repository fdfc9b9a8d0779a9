import type { Needs } from '@outcome-studio/shared/domain/needs'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { escapeXml, textWidth, wrapText } from '@outcome-studio/shared/files'
import { readXml } from '@outcome-studio/shared/files/testing'
import * as fc from 'fast-check'
import { anyNeeds, NO_OPPORTUNITIES, needsOfSize } from '../map/someNeeds.ts'
import { needsToSvg } from './needsToSvg.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
interface Line extends Box {
  readonly text: string
}
interface Drawn {
  readonly size: Box
  readonly boxes: readonly Box[]
  /** The lines of each text. */
  readonly texts: readonly (readonly Line[])[]
  readonly title: string
}

/** Reads a drawing back. Fails if it is not well formed. */
async function drawn(docName: string, needs: Needs): Promise<Drawn> {
  const { svg, width, height } = needsToSvg(docName, needs, NO_OPPORTUNITIES)
  const boxes: Box[] = []
  const texts: Line[][] = []
  const path: string[] = []
  let title = ''
  let style = { size: 0, isBold: false, anchor: '' }
  let place = { x: 0, y: 0 }
  await readXml(
    svg,
    {
      open: (name, attribute) => {
        path.push(name)
        const number = (of: string) => Number(attribute(of) ?? 0)
        if (name === 'rect') {
          boxes.push({ x: number('x'), y: number('y'), width: number('width'), height: number('height') })
        }
        if (name === 'text') {
          texts.push([])
          style = {
            size: number('font-size'),
            isBold: attribute('font-weight') === 'bold',
            anchor: attribute('text-anchor') ?? '',
          }
        }
        if (name === 'tspan') place = { x: number('x'), y: number('y') }
      },
      close: (name) => expect(path.pop()).toBe(name),
      text: (text) => {
        if (path.at(-1) === 'title') title += text
        if (path.at(-1) !== 'tspan') return
        const wide = textWidth(text, style.size, style.isBold)
        const x = style.anchor === 'middle' ? place.x - wide / 2 : place.x
        texts.at(-1)?.push({ text, x, y: place.y - style.size, width: wide, height: style.size * 1.2 })
      },
    },
    () => undefined,
  )
  expect(path).toEqual([])
  return { size: { x: 0, y: 0, width, height }, boxes, texts, title }
}

/** Without what is lost at the ends of lines and in XML. */
const letters = (text: string) => escapeXml(text).replace(/\s/g, '')
const lettersOf = ({ texts }: Drawn) => texts.map((lines) => letters(lines.map(({ text }) => text).join('')))
/** Rounding of lengths in the drawing. */
const ROUNDING = 0.2
const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - ROUNDING &&
  inner.y >= outer.y - ROUNDING &&
  inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
  inner.y + inner.height <= outer.y + outer.height + ROUNDING
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width - ROUNDING &&
  other.x < one.x + one.width - ROUNDING &&
  one.y < other.y + other.height - ROUNDING &&
  other.y < one.y + one.height - ROUNDING

test.each([0, 1, 5, 30, 200])(
  '%i goals are all in it, each inside its box, and no two boxes overlap',
  async (count) => {
    const needs = needsOfSize(count)
    const map = await drawn('Garden', needs)
    expect(lettersOf(map)).toEqual(expect.arrayContaining(needs.goals.map(({ text }) => letters(text))))
    for (const box of map.boxes) expect(isInside(box, map.size)).toBe(true)
    // The paper, the core job and five panels come with the cards.
    const outer = map.boxes.filter((box) => map.boxes.some((other) => other !== box && isInside(other, box)))
    const cards = map.boxes.filter((box) => !outer.includes(box))
    expect(cards.length).toBeGreaterThanOrEqual(count)
    for (const [at, card] of cards.entries()) {
      expect(cards.slice(at + 1).some((other) => overlap(card, other))).toBe(false)
    }
    for (const line of map.texts.flat().filter(({ text }) => text.startsWith('Minimize'))) {
      expect(cards.some((card) => isInside(line, card))).toBe(true)
    }
  },
)

test('a large map is not much taller than a page in landscape', () => {
  for (const count of [30, 60, 200]) {
    const { width, height } = needsToSvg('Garden', needsOfSize(count), NO_OPPORTUNITIES)
    expect(width / height).toBeGreaterThan(1)
    expect(width / height).toBeLessThan(2.2)
  }
})

test('it says what it is, and names every layer', async () => {
  const { svg } = needsToSvg('Fish & <chips>', needsOfSize(3), NO_OPPORTUNITIES)
  expect(svg).toContain('<title id="title">Fish &amp; &lt;chips&gt;</title>')
  expect(svg).toContain('Desired outcomes: 2 goals.')
  const map = await drawn('Fish & <chips>', needsOfSize(3))
  expect(map.title).toBe('Fish & <chips>')
  for (const title of Object.values(NEED_LAYER_TITLES)) {
    expect(lettersOf(map).some((text) => text.startsWith(letters(title)))).toBe(true)
  }
})

test('whatever the texts, it is well formed, complete and inside its edges', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), anyNeeds, async (docName, needs) => {
      const map = await drawn(docName, needs)
      const texts = lettersOf(map)
      for (const { text } of needs.goals) {
        if (letters(text) !== '') expect(texts).toContain(letters(text))
      }
      for (const line of map.texts.flat()) expect(isInside(line, map.size)).toBe(true)
    }),
  )
})

describe('wrapping', () => {
  test('breaks at spaces, and inside of a word only if it is wider than a line', () => {
    expect(wrapText('  one two  three ', 1_000, 10)).toEqual(['one two three'])
    expect(wrapText('one two three', 40, 10)).toEqual(['one two', 'three'])
    expect(wrapText('WWWWWWWW a', 40, 10)).toEqual(['WWWW', 'WWWW', 'a'])
    expect(wrapText('', 40, 10)).toEqual([''])
  })

  test('loses nothing, and no line of several letters is too wide', () => {
    const segments = (text: string) => [...new Intl.Segmenter('en').segment(text)]
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 20, max: 200 }), (text, width) => {
        const lines = wrapText(text, width, 13)
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        for (const line of lines) {
          expect(segments(line).length === 1 || textWidth(line, 13) <= width || line.trim() === '').toBe(true)
        }
      }),
    )
  })

  test('bold and wide letters take more space', () => {
    expect(textWidth('need', 13, true)).toBeGreaterThan(textWidth('need', 13))
    expect(textWidth('漢字', 10)).toBeGreaterThan(textWidth('an', 10))
    expect(textWidth('é', 10)).toBe(textWidth('e', 10))
  })
})
