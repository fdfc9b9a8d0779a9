import { writeWorkbook } from '@outcome-studio/shared/files'
import * as fc from 'fast-check'
import { BAND_COLORS } from '../../../base/BAND_COLORS.ts'
import { newStudy } from '../../newItems.ts'
import type { Study } from '../../Study.ts'
import { anyStudy } from '../../studyArbitraries.ts'
import { studyUuid } from '../../studyIds.ts'
import { elementTexts, ratedLunch as lunch, unpacked } from '../testing/officeFiles.ts'
import { studyToWorkbook } from './studyToWorkbook.ts'

const NOW = new Date('2026-02-03T04:05:06.000Z')
const HEADER = { docName: 'Lunch', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: 'once' }

const workbookOf = (study: Study) => unpacked(writeWorkbook(studyToWorkbook(HEADER, study, NOW)))

/** Cell references, numbers, and the names of functions and bands alone. */
const OWN_FORMULA =
  /^(?:ROUND|MAX|IF|[A-Z]\d+|\d+|"(?:Overserved|Extreme|High|Worth a look|Appropriately served)"|[(),+\-<>=])+$/

describe('the workbook', () => {
  test('has one table of statements with filters, under a frozen header that repeats on every page', () => {
    const parts = workbookOf(lunch)
    expect(parts['xl/tables/table2.xml']).toContain(
      'name="OutcomeStatements" displayName="OutcomeStatements" ref="A1:L2"',
    )
    expect(parts['xl/tables/table2.xml']).toContain('<autoFilter ref="A1:L2"/>')
    expect(parts['xl/worksheets/sheet2.xml']).toContain('<pane ySplit="1" topLeftCell="A2"')
    expect(parts['xl/worksheets/sheet2.xml']).toContain(
      'orientation="landscape" fitToWidth="1" fitToHeight="0"',
    )
    expect(parts['xl/workbook.xml']).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Outcome statements'!$1:$1</definedName>`,
    )
  })

  test('has the scores of each statement as numbers, its band and its open remarks', async () => {
    const parts = workbookOf(lunch)
    const sheet = parts['xl/worksheets/sheet2.xml'] ?? ''
    expect(await elementTexts(sheet, 'v')).toEqual(['8.9', '1.2', '16.6', 'Extreme'])
    expect((await elementTexts(sheet, 't')).slice(12)).toEqual([
      '1.1',
      'Gather <food> & pack it',
      'Locate',
      `'=HYPERLINK("http://bad.test")`,
      'O1 error: Begin with a direction.',
    ])
    expect((await elementTexts(parts['xl/worksheets/sheet4.xml'] ?? '', 't')).slice(7)).toEqual([
      ...[
        'Outcome statement 1.1',
        `'=HYPERLINK("http://bad.test")`,
        'O1',
        'error',
        'Begin with a direction.',
      ],
      'Minimize the links',
      ...['Outcome statement 1.1', `'=HYPERLINK("http://bad.test")`, 'O5', 'warning', 'Set aside.'],
      'A plain word here',
    ])
    expect(await elementTexts(parts['xl/worksheets/sheet3.xml'] ?? '', 't')).toContain('Nothing is left over')
    expect(await elementTexts(parts['xl/worksheets/sheet1.xml'] ?? '', 't')).toContain(
      'Fewer than 180 people answered: take the scores as a whole, not by groups.',
    )
  })

  test('has a row under every header even for an empty study: without one, the file counts as damaged', () => {
    const parts = workbookOf(newStudy({ uuid: studyUuid('empty') }))
    for (const part of [2, 3, 4]) expect(parts[`xl/tables/table${part}.xml`]).toMatch(/ref="A1:[A-Z]2"/)
  })

  test('says of a study that was never checked that it was not', async () => {
    const texts = await elementTexts(workbookOf(lunch)['xl/worksheets/sheet1.xml'] ?? '', 't')
    for (const label of ['Errors', 'Warnings', 'Hints'])
      expect(texts[texts.indexOf(label) + 1]).toBe('Not checked yet')
  })

  test('calculates the score and the band of each rated statement, with the current results', async () => {
    const sheet = workbookOf(lunch)['xl/worksheets/sheet2.xml'] ?? ''
    const score = 'ROUND(ROUND(E2+MAX(E2-F2,0),2),1)'
    const band =
      'IF(F2>E2,"Overserved",IF(G2>15,"Extreme",IF(G2>=12,"High",IF(G2>=10,"Worth a look","Appropriately served"))))'
    expect(await elementTexts(sheet, 'f')).toEqual([score, band])
    expect(sheet).toContain(`<f>${score}</f><v>16.6</v>`)
    expect(sheet).toContain('</f><v>Extreme</v>')
    const [step] = lunch.jobSteps
    const unrated = step?.outcomeStatements.map(({ rating: _rating, ...rest }) => rest) ?? []
    const parts = workbookOf({ ...lunch, jobSteps: step ? [{ ...step, outcomeStatements: unrated }] : [] })
    expect(await elementTexts(parts['xl/worksheets/sheet2.xml'] ?? '', 'f')).toEqual([])
  })

  test('colors a band by its name, so that a changed rating changes the color', async () => {
    const parts = workbookOf(lunch)
    const sheet = parts['xl/worksheets/sheet2.xml'] ?? ''
    expect(sheet).toContain('<conditionalFormatting sqref="H2:H2">')
    expect(await elementTexts(sheet, 'formula')).toEqual(
      ['Extreme', 'High', 'Worth a look', 'Appropriately served', 'Overserved'].map((name) => `"${name}"`),
    )
    const colors = [...(parts['xl/styles.xml'] ?? '').matchAll(/<bgColor rgb="FF(\w{6})"/g)]
    expect(colors.map(([, color = '']) => `#${color.toLowerCase()}`)).toEqual(
      Object.values(BAND_COLORS.light),
    )
  })

  test('is well formed and contains no formula from a text, whatever the texts', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@\t\r]{1,3}$/))
    await fc.assert(
      fc.asyncProperty(anyStudy, text, async (study, executor) => {
        const parts = workbookOf({ ...study, jtbd: { ...study.jtbd, executor, userInput: executor } })
        for (const xml of Object.values(parts)) await elementTexts(xml, 't')
        for (const number of [1, 2, 3, 4]) {
          const sheet = parts[`xl/worksheets/sheet${number}.xml`] ?? ''
          for (const formula of await elementTexts(sheet, 'f')) expect(formula).toMatch(OWN_FORMULA)
          for (const cell of await elementTexts(sheet, 't')) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        }
      }),
      { numRuns: 25 },
    )
  })
})
