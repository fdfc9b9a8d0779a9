import { BAND_COLORS } from '@outcome-studio/shared/domain/base'
import type { Study } from '@outcome-studio/shared/domain/study'
import { newStudy, studyUuid } from '@outcome-studio/shared/domain/study'
import { anyStudy, elementTexts, ratedLunch as lunch, unpacked } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { studyToWord } from './studyToWord.ts'

const NOW = new Date('2026-02-03T04:05:06.000Z')
const wordOf = (study: Study) => unpacked(studyToWord('Lunch', study, NOW))

describe('the text document', () => {
  test('has the structure of the study', async () => {
    const parts = wordOf(lunch)
    expect((await elementTexts(parts['word/document.xml'] ?? '', 't')).filter(Boolean)).toEqual([
      'Lunch',
      ...['Job executor', 'Commuters', 'Job', 'Prepare a lunch', 'Survey', '120 respondents'],
      'Job steps and outcome statements',
      '1. Gather <food> & pack it (Locate)',
      ...['No.', 'Outcome statement', 'Importance', 'Satisfaction', 'Opportunity'],
      ...['1.1', '=HYPERLINK("http://bad.test")', '8.9', '1.2', '16.6 extreme'],
      'Categories that do not apply',
      ...['Category', 'Reason', 'Conclude', 'Nothing is left over'],
      'Remarks of the last check',
      ...['Where', 'Remarks', 'Outcome statement 1.1', 'O1 error: Begin with a direction.'],
    ])
  })

  test('has the color of its band behind an opportunity', () => {
    const xml = wordOf(lunch)['word/document.xml'] ?? ''
    const fill = BAND_COLORS.light.extreme.slice(1).toUpperCase()
    expect(xml).toMatch(new RegExp(`w:fill="${fill}"/></w:tcPr><w:p>.{0,120}16\\.6 extreme`))
  })

  test('has numbers with the same decimals in a column', async () => {
    const [first, ...steps] = lunch.jobSteps
    const whole = { rating: { importance: 9, satisfaction: 4.25 } }
    const jobSteps = first
      ? [
          { ...first, outcomeStatements: first.outcomeStatements.map((each) => ({ ...each, ...whole })) },
          ...steps,
        ]
      : []
    const parts = wordOf({ ...lunch, jobSteps })
    const texts = await elementTexts(parts['word/document.xml'] ?? '', 't')
    expect(texts).toEqual(expect.arrayContaining(['9.0', '4.25', '13.8 high']))
  })

  test('has landscape pages for tables with ratings alone', async () => {
    const sizes = (study: Study) =>
      [...(wordOf(study)['word/document.xml'] ?? '').matchAll(/<w:pgSz w:w="(\d+)" w:h="(\d+)"/g)].map(
        ([, width, height]) => Number(width) > Number(height),
      )
    expect(sizes(lunch)).toEqual([true, false])
    const [step] = lunch.jobSteps
    const unrated = step?.outcomeStatements.map(({ rating: _rating, ...rest }) => rest) ?? []
    expect(sizes({ ...lunch, jobSteps: step ? [{ ...step, outcomeStatements: unrated }] : [] })).toEqual([
      false,
    ])
  })

  test('has the quotes of outcome statements in a table', async () => {
    const quote = { id: 'q', text: 'I forget <half> of it.', source: 'Interview 4', date: '', place: '12:40' }
    const quotes = [{ ...quote, addedBy: 'Rosa', addedAt: '2026-05-04T10:00:00.000Z' }]
    const jobSteps = lunch.jobSteps.map((step) => ({
      ...step,
      outcomeStatements: step.outcomeStatements.map((each) => ({ ...each, quotes })),
    }))
    const texts = await elementTexts(wordOf({ ...lunch, jobSteps })['word/document.xml'] ?? '', 't')
    expect(texts.join('|')).toContain(
      'Quotes|Outcome statement|Quote|Source|1.1 =HYPERLINK("http://bad.test")|“I forget <half> of it.”|Interview 4, 12:40',
    )
  })

  test('labels what is still empty, and leaves out absent parts', async () => {
    const parts = wordOf(newStudy({ uuid: studyUuid('empty') }))
    expect((await elementTexts(parts['word/document.xml'] ?? '', 't')).filter(Boolean)).toEqual([
      'Lunch',
      ...['Job executor', 'Not written yet', 'Job', 'Not written yet'],
    ])
  })

  test('is well formed, whatever the texts', async () => {
    await fc.assert(
      fc.asyncProperty(anyStudy, fc.string({ unit: 'binary' }), async (study, executor) => {
        const parts = wordOf({ ...study, jtbd: { ...study.jtbd, executor } })
        for (const xml of Object.values(parts)) await elementTexts(xml, 't')
      }),
      { numRuns: 25 },
    )
  })
})
