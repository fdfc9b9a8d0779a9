import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import { jobStepUuid, outcomeStatementUuid, type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import { readXml } from '@outcome-studio/shared/files/testing'
import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { studyToSlides } from './studyToSlides.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const HOSTILE = '<&"\u0000\ud800> ]]> مرحبا 料理 👩‍👩‍👧'

/** A study with one step and a statement for each rating. */
const rated = (...ratings: readonly (readonly [number, number])[]): Study => ({
  jtbd: { uuid: studyUuid('s'), executor: HOSTILE, userInput: 'إعداد وجبة', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: HOSTILE,
      category: 'Define',
      remarks: [],
      outcomeStatements: ratings.map(([importance, satisfaction], at) => ({
        uuid: outcomeStatementUuid(`o${at}`),
        userInput: `${HOSTILE} ${at}`,
        remarks: [],
        rating: { importance, satisfaction },
      })),
    },
  ],
  survey: { respondents: 400 },
})

interface Element {
  readonly name: string
  readonly attribute: (name: string) => string | null
  readonly text: string
}

/** The elements of a part in their order, with their own text. Fails if it is not well formed. */
async function elementsOf(xml: string): Promise<readonly Element[]> {
  const elements: { name: string; attribute: Element['attribute']; text: string }[] = []
  const path: (typeof elements)[number][] = []
  await readXml(
    xml,
    {
      open: (name, attribute) => {
        const element = { name, attribute, text: '' }
        elements.push(element)
        path.push(element)
      },
      close: (name) => expect(path.pop()?.name).toBe(name),
      text: (text) => {
        const element = path.at(-1)
        if (element) element.text += text
      },
    },
    () => undefined,
  )
  expect(path).toEqual([])
  return elements
}

const unpack = (study: Study, name = 'Study') => unzipSync(studyToSlides(name, study, NOW))

const xmlOf = (parts: Readonly<Record<string, Uint8Array>>, path: string): string =>
  strFromU8(parts[path] ?? new Uint8Array())

const slidesOf = (parts: Readonly<Record<string, Uint8Array>>): readonly string[] =>
  Object.keys(parts).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))

test('every part of any study is well formed, has a type, and is reached', async () => {
  await fc.assert(
    fc.asyncProperty(anyStudy, fc.string({ unit: 'binary' }), async (study, name) => {
      const parts = unpack(study, name)
      const types = await elementsOf(xmlOf(parts, '[Content_Types].xml'))
      const named = new Set(types.map(({ attribute }) => attribute('PartName')))
      const targets = new Set<string>()
      for (const path of Object.keys(parts)) {
        if (path.endsWith('.xlsx')) continue
        const elements = await elementsOf(xmlOf(parts, path))
        if (path.endsWith('.rels')) {
          const base = path.replace(/_rels\/[^/]*$/, '')
          for (const { attribute } of elements) {
            const target = attribute('Target')
            if (target !== null) targets.add(new URL(target, `file:///${base}`).pathname.slice(1))
          }
        } else if (path !== '[Content_Types].xml') expect(named).toContain(`/${path}`)
      }
      expect([...targets].filter((target) => !(target in parts))).toEqual([])
      expect(slidesOf(parts).filter((path) => !targets.has(path))).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('texts are whole and at least 10 points high, also hostile and right-to-left ones', async () => {
  const parts = unpack(rated([9, 2], [8, 5]))
  const slides = await Promise.all(slidesOf(parts).map((path) => elementsOf(xmlOf(parts, path))))
  const elements = slides.flat()
  const texts = elements.filter(({ name }) => name === 't').map(({ text }) => text)
  // XML has no character for a null or half of a pair.
  const readable = HOSTILE.toWellFormed().replace('\u0000', '')
  expect(texts).toContain(readable)
  expect(texts).toContain(`${readable} 0`)
  const sizes = elements
    .flatMap(({ attribute }) => attribute('sz') ?? [])
    .filter((size) => /^\d+$/.test(size))
  expect(Math.min(...sizes.map(Number))).toBeGreaterThanOrEqual(1000)
  const isMarked = elements.some(({ name, attribute }) => name === 'pPr' && attribute('rtl') === '1')
  expect(isMarked).toBe(true)
})

test('every slide has one title, which is a placeholder, and a number', async () => {
  const parts = unpack(rated([9, 2]))
  for (const path of slidesOf(parts)) {
    const elements = await elementsOf(xmlOf(parts, path))
    const kinds = elements.filter(({ name }) => name === 'ph').map(({ attribute }) => attribute('type'))
    expect(kinds).toEqual(['title', 'sldNum'])
  }
})

test('the landscape is a chart of the rated outcomes in the colors of their bands, with a workbook', async () => {
  const parts = unpack(rated([9, 2], [9, 6], [3, 8]))
  const xml = xmlOf(parts, 'ppt/charts/chart1.xml')
  const elements = await elementsOf(xml)
  const series = elements.filter(({ name }) => name === 'ser')
  expect(series).toHaveLength(3)
  const names = ['Extreme opportunity', 'High opportunity', 'Overserved']
  for (const name of names) expect(elements.map(({ text }) => text)).toContain(name)
  for (const band of ['extreme', 'high', 'overserved'] as const) {
    expect(xml).toContain(BAND_MARKS.light[band].slice(1).toUpperCase())
  }
  expect(elements.filter(({ name }) => name === 'v').map(({ text }) => text)).toEqual([
    names[0],
    '9',
    '9',
    '3',
    '2',
    names[1],
    '9',
    '9',
    '3',
    '6',
    names[2],
    '9',
    '9',
    '3',
    '8',
  ])
  const workbook = unzipSync(parts['ppt/embeddings/chart1.xlsx'] ?? new Uint8Array())
  expect(xmlOf(workbook, 'xl/workbook.xml')).toContain('name="Chart"')
})

test('the top ten are a native table with the color of the band', async () => {
  const ratings = Array.from({ length: 14 }, (_, at) => [10 - at * 0.5, 1] as const)
  const parts = unpack(rated(...ratings))
  const tables = slidesOf(parts)
    .map((path) => xmlOf(parts, path))
    .filter((xml) => xml.includes('<a:tbl>'))
  const rows = tables.flatMap((xml) => xml.match(/<a:tr /g) ?? [])
  expect(rows).toHaveLength(10 + tables.length)
  expect(tables.join('')).toContain(BAND_COLORS.light.extreme.slice(1).toUpperCase())
})

test('without ratings there is no chart and no part for one', () => {
  const parts = unpack(rated())
  expect(Object.keys(parts).filter((path) => /chart|embeddings/.test(path))).toEqual([])
  expect(xmlOf(parts, '[Content_Types].xml')).not.toContain('xlsx')
})
