import { jobStepUuid, type Study, studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { EVENING_MEAL } from '../../templates/examples/eveningMeal.ts'
import { columnTitle } from '../jobMap/jobMapColumns.ts'
import { mapColumns } from '../jobMap/mapColumns.ts'
import { cardHeight, LANE_HEIGHT, mapColumnWidth } from './mapLayout.ts'
import { PAGE } from './pageLayout.ts'
import { presentStudy } from './presentStudy.ts'
import { pageTitle, type SlidePage } from './Slide.ts'
import { HEADER_HEIGHT, rowHeight } from './tableLayout.ts'

let ids = 0
const unrated = studyFromOutline(EVENING_MEAL, {
  uuid: studyUuid('meal'),
  newId: () => {
    ids += 1
    return `id${ids}`
  },
})

/** Ratings that differ from outcome to outcome, with opportunities in all bands. */
const rate = (study: Study): Study => ({
  ...study,
  survey: { respondents: 412 },
  jobSteps: study.jobSteps.map((step, at) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((statement, index) => ({
      ...statement,
      rating: { importance: 10 - (index % 5), satisfaction: (at * 3 + index * 2) % 10 },
    })),
  })),
})

const idsOf = (pages: readonly SlidePage[]) => [...new Set(pages.map(({ id }) => id))]

const joined = (texts: readonly string[]): string => texts.join('').replaceAll(/\s/g, '')

/** What the pages say about the job, about each step, and in each row, with parts of one text joined. */
const textsOf = (pages: readonly SlidePage[]): readonly string[] => {
  const bodies = pages.map(({ body }) => body)
  const cards = bodies.flatMap((body) =>
    body.kind === 'map' ? body.columns.flatMap((column) => column.cards) : [],
  )
  const jobs = bodies.filter((body) => body.kind === 'job')
  return [
    joined(jobs.map(({ job }) => job)),
    joined(jobs.map(({ executor }) => executor)),
    ...[...Map.groupBy(cards, ({ number }) => number).values()].map((parts) =>
      joined(parts.map(({ text }) => text)),
    ),
  ]
}

test('a rated study is presented as job, map, landscape and top ten', () => {
  const pages = presentStudy(rate(unrated))
  expect(idsOf(pages)).toEqual(['job', 'map', 'landscape', 'top'])
  expect(pages[0]?.body).toMatchObject({
    job: 'Prepare an evening meal for a household',
    executor: 'Home cooks',
    facts: [
      { value: '8', label: 'job steps' },
      { value: '54', label: 'outcomes' },
      { value: '412', label: 'respondents' },
      { label: 'opportunities' },
    ],
  })
  const top = pages.find(({ id }) => id === 'top')
  expect(top?.body).toMatchObject({ rows: { length: 10 } })
})

test.each([
  ['without ratings its statements are listed, over several pages', unrated, ['job', 'map', 'statements']],
  [
    'an empty one has the job alone',
    { jtbd: { ...unrated.jtbd, executor: '', userInput: ' ' }, jobSteps: [] },
    ['job'],
  ],
] as const)('%s', (_what, study, expected) => {
  expect(idsOf(presentStudy(study))).toEqual(expected)
})

test('parts of a slide are numbered', () => {
  const titles = presentStudy(unrated).map(pageTitle)
  expect(titles).toContain('54 outcome statements to be rated (1 of 4)')
  expect(titles.at(-1)).toBe('54 outcome statements to be rated (4 of 4)')
})

/** Whether the body of a page ends within the page. */
const isInside = ({ body }: SlidePage): boolean => {
  switch (body.kind) {
    case 'map': {
      const width = mapColumnWidth(body.columns.length)
      return body.columns.every(
        ({ cards }) =>
          cards.reduce((sum, card) => sum + cardHeight(card, width, body.size) + 6, 6) <= LANE_HEIGHT,
      )
    }
    case 'table':
      return body.rows.reduce((sum, row) => sum + rowHeight(row, body), HEADER_HEIGHT) <= PAGE.body.height
    default:
      return true
  }
}

const WORD = 'Minimize the likelihood that it is cut '
const long = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: 1, max: 120 }).map((times) => WORD.repeat(times)),
  fc.integer({ min: 1, max: 3000 }).map((times) => '長'.repeat(times)),
)
const longStudy = fc.tuple(anyStudy, long, long, long).map(
  ([study, job, step, statement]): Study => ({
    ...study,
    jtbd: { ...study.jtbd, userInput: job },
    jobSteps: study.jobSteps.map((each) => ({
      ...each,
      userInput: step,
      outcomeStatements: each.outcomeStatements.map((own) => ({ ...own, userInput: statement })),
    })),
  }),
)

const uncategorized = (count: number): Study => ({
  ...unrated,
  jobSteps: Array.from({ length: count }, (_, at) => ({
    uuid: jobStepUuid(`step${at}`),
    userInput: `do part ${at + 1} of the meal`,
    category: null,
    remarks: [],
    outcomeStatements: [],
  })),
})

test.each([1, 3, 8, 20, 40])(
  'without categories %p steps are on the map in their order, and no page or column is empty',
  (count) => {
    const maps = presentStudy(uncategorized(count)).flatMap(({ body }) => (body.kind === 'map' ? [body] : []))
    const columns = maps.flatMap((body) => body.columns)
    expect(columns.flatMap(({ cards }) => cards.map(({ number }) => number))).toEqual(
      Array.from({ length: count }, (_, at) => `${at + 1}`),
    )
    expect(columns.filter(({ cards }) => cards.length === 0)).toEqual([])
    expect(new Set(columns.map(columnTitle)).size).toBe(columns.length)
  },
)

test('without categories a page of many steps is as wide as with them, and has no empty column', () => {
  const pages = presentStudy(uncategorized(100)).filter(({ id }) => id === 'map')
  const columns = pages.flatMap(({ body }) => (body.kind === 'map' ? body.columns : []))
  expect(columns.filter(({ cards }) => cards.length === 0)).toEqual([])
  expect(columns.flatMap(({ cards }) => cards)).toHaveLength(100)
  expect(new Set(columns.map(columnTitle)).size).toBe(8)
})

test('a reason why a category does not apply stays beside steps without a category', () => {
  const notApplicable = [{ category: 'Monitor' as const, reason: 'Nothing to watch.' }]
  const columns = mapColumns({ ...uncategorized(2), notApplicable })
  expect(columns.map(columnTitle)).toEqual(['Step 1', 'Step 2', 'Monitor'])
})

test('no text is cut, and every page fits', () => {
  fc.assert(
    fc.property(longStudy, (study) => {
      const pages = presentStudy(study)
      const { userInput, executor } = study.jtbd
      const orNone = (text: string) => (text.trim() === '' ? 'Not written yet' : text)
      expect(textsOf(pages)).toEqual([
        joined([orNone(userInput)]),
        joined([orNone(executor)]),
        ...study.jobSteps
          .filter((step) => step.userInput.trim() !== '')
          .map((step) => joined([step.userInput])),
      ])
      expect(pages.filter((page) => !isInside(page))).toEqual([])
    }),
    { numRuns: 30 },
  )
})
