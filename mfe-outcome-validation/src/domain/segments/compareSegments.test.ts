import { readXml } from '@outcome-studio/shared/files/testing'
import { WHOLE_LANDSCAPE } from '../landscape/LandscapeView.ts'
import { compareSegments, countOnlyInOne } from './compareSegments.ts'
import { comparisonToSvg } from './comparisonToSvg.ts'
import { filterOf, sawStudy } from './testing/sawStudy.ts'
import { answersOf, HIDDEN_OUTCOMES, isHidden, simulatedTable } from './testing/simulatedSurvey.ts'

const SIZE = { respondents: 600, outcomes: 20 }
const simulated = answersOf(simulatedTable(SIZE))
/** The survey with a question that separates the hidden segment. */
const ANSWERS = {
  ...simulated,
  screeners: [
    ...simulated.screeners,
    { title: 'Cuts', answers: simulated.respondents.map((_, at) => (isHidden(at) ? 'Fine' : 'Rough')) },
  ],
}
const FINE = filterOf('Fine & <exact>', 'Cuts', 'Fine')
const ROUGH = filterOf('Rough', 'Cuts', 'Rough')
const NORTH = filterOf('North', 'Region', 'North')
const NOBODY = filterOf('Nobody', 'Cuts', 'None')

const compare = (
  segments: Parameters<typeof sawStudy>[1],
  chosen: Parameters<typeof compareSegments>[2] = null,
) => compareSegments(sawStudy(SIZE.outcomes, segments), ANSWERS, chosen)
const names = (comparison: ReturnType<typeof compare>) =>
  comparison && [comparison.first.name, comparison.second.name]

test('the two segments that differ most are presented, with what is underserved in one only', () => {
  const found = compare([NORTH, FINE, ROUGH])
  expect(names(found)).toEqual(['Fine & <exact>', 'Rough'])
  expect(found && countOnlyInOne(found)).toBe(HIDDEN_OUTCOMES)
  expect(found?.first.size).toBe(200)
})

test.each([
  ['what the member compared', [FINE, ROUGH, NORTH], { first: 'North', second: 'Rough' }, ['North', 'Rough']],
  [
    'all respondents, if the member chose them',
    [FINE, ROUGH],
    { first: '', second: 'Rough' },
    ['All respondents', 'Rough'],
  ],
  [
    'the first pair, if one of the chosen is gone',
    [FINE, ROUGH],
    { first: 'gone', second: 'Rough' },
    ['Fine & <exact>', 'Rough'],
  ],
  ['the only segment with all respondents', [FINE], null, ['All respondents', 'Fine & <exact>']],
  ['no segment that nobody belongs to', [FINE, NOBODY], null, ['All respondents', 'Fine & <exact>']],
  ['nothing without segments', [], null, null],
] as const)('compared is %s', (_what, segments, chosen, expected) => {
  expect(names(compare(segments, chosen))).toEqual(expected)
})

test('without respondents nothing is compared', () => {
  const nobody = { ...ANSWERS, respondents: [], screeners: [], outcomes: [] }
  expect(compareSegments(sawStudy(2, [FINE, ROUGH]), nobody, null)).toBeNull()
})

test('the picture is well formed, names both groups with their sizes, and lists all that differs', async () => {
  const found = compare([FINE, ROUGH])
  if (!found) throw new Error('Nothing is compared.')
  const texts: string[] = []
  const { svg } = comparisonToSvg({ docName: 'Saw', lead: 'Builders' }, found, WHOLE_LANDSCAPE)
  await readXml(svg, { open: () => {}, close: () => {}, text: (text) => texts.push(text) }, () => undefined)
  const text = texts.join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('From Fine & <exact> (200 respondents) to Rough (400 respondents).')
  expect(text).toContain(`Underserved only in Fine & <exact> (${HIDDEN_OUTCOMES})`)
  expect(text).toContain('Underserved only in Rough (0) None.')
  for (const { first, onlyIn } of found.compared) {
    if (onlyIn !== null) expect(text).toContain(`${first.number} ${first.text}`)
  }
})
