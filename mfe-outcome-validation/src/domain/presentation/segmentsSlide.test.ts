import { strFromU8, unzipSync } from 'fflate'
import { compareSegments } from '../segments/compareSegments.ts'
import { filterOf, sawStudy } from '../segments/testing/sawStudy.ts'
import { answersOf, isHidden, simulatedTable } from '../segments/testing/simulatedSurvey.ts'
import { presentStudy } from './presentStudy.ts'
import { studyToSlides } from './studyToSlides.ts'

const SIZE = { respondents: 600, outcomes: 20 }
const simulated = answersOf(simulatedTable(SIZE))
const ANSWERS = {
  ...simulated,
  screeners: [
    { title: 'Cuts', answers: simulated.respondents.map((_, at) => (isHidden(at) ? 'Fine' : 'Rough')) },
  ],
}
/** As long as a name can be. */
const LONG = 'Finish carpenters who cut by hand and measure twice '.repeat(2).slice(0, 100)
const STUDY = sawStudy(SIZE.outcomes, [
  filterOf(LONG, 'Cuts', 'Fine'),
  filterOf('Rough <cut>', 'Cuts', 'Rough'),
])
const COMPARED = compareSegments(STUDY, ANSWERS, null)

const slides = (segments: Parameters<typeof presentStudy>[1]) =>
  presentStudy(STUDY, segments).filter(({ id }) => id === 'segments' || id === 'differences')

test('two groups are a slide, and what is underserved in one only a table', () => {
  const [plot, ...tables] = slides(COMPARED)
  expect(plot).toMatchObject({
    title: '14 of 20 outcomes are underserved in one group only',
    body: { kind: 'compared' },
  })
  expect(new Set(tables.map(({ title }) => title))).toEqual(new Set(['What the average hides: 14 outcomes']))
  const rows = tables.flatMap(({ body }) => (body.kind === 'table' ? body.rows : []))
  expect(rows).toHaveLength(14)
  const scores = rows.map((row) => Number(row[3]?.text))
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(rows.every((row) => row[2]?.text === LONG && Number(row[4]?.text) < 10)).toBe(true)
})

test('until the answers are read there is a place for the slide, and none without a comparison', () => {
  expect(slides('pending')).toMatchObject([{ id: 'segments', body: { kind: 'pending' } }])
  expect(slides(null)).toEqual([])
})

test('the presentation has a second chart over arrows, with both groups and their sizes', () => {
  const parts = unzipSync(studyToSlides('Saw', STUDY, new Date('2026-11-28T12:00:00Z'), COMPARED))
  const xml = Object.entries(parts)
    .filter(([path]) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
    .map(([, bytes]) => strFromU8(bytes))
    .find((slide) => slide.includes('name="Arrow"'))
  expect(xml).toContain(LONG.trim())
  expect(xml).toContain('Rough &lt;cut&gt;')
  expect(xml).toContain('200 respondents')
  expect(xml).toContain('Underserved outcomes: 14')
  expect(xml).toContain('Only in this group: 14')
  expect(Object.keys(parts)).toContain('ppt/charts/chart1.xml')
})
