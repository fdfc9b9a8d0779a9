import type { Study } from '@outcome-studio/shared/domain/study'
import {
  escapeMarkdown,
  jobStepUuid,
  outcomeStatementUuid,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import { harmlessCell } from '@outcome-studio/shared/files/testing'
import * as fc from 'fast-check'
import { readStudyFile } from '../import/readStudyFile.ts'
import { exportRows, titlesFor } from './exportRows.ts'
import { studyToCsv } from './studyToCsv.ts'
import { studyToJson } from './studyToJson.ts'
import { studyToMarkdown } from './studyToMarkdown.ts'

const NOW = new Date('2026-02-03T04:05:06.000Z')
const lunch: Study = {
  jtbd: {
    uuid: studyUuid('lunch'),
    executor: 'Commuters',
    userInput: 'Prepare a "packed" lunch',
    remarks: [],
  },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'Gather food, then pack',
      category: 'Locate',
      remarks: [],
      outcomeStatements: [
        {
          uuid: outcomeStatementUuid('first'),
          rating: { importance: 9, satisfaction: 3 },
          userInput: '=HYPERLINK("http://bad.test")',
          remarks: [
            {
              ruleId: 'O1',
              severity: 'error',
              message: 'Begin with a direction.',
              span: null,
              suggestion: null,
              source: 'lexer',
            },
            {
              ruleId: 'O5',
              severity: 'warning',
              message: 'Set aside.',
              span: null,
              suggestion: null,
              source: 'lexer',
            },
          ],
          dismissals: [{ ruleId: 'O5', text: '=HYPERLINK("http://bad.test")', reason: 'A plain word here' }],
        },
        { uuid: outcomeStatementUuid('second'), userInput: '', remarks: [] },
      ],
    },
    { uuid: jobStepUuid('empty'), userInput: '', category: null, remarks: [], outcomeStatements: [] },
  ],
  survey: { respondents: 180 },
  notApplicable: [{ category: 'Conclude', reason: 'Nothing is left over' }],
}

describe('CSV', () => {
  test('has a line for each item, quoted where necessary, and no formula', () => {
    expect(studyToCsv(lunch)).toBe(
      [
        '\uFEFFKind,Number,Text,Job step,Category,Importance,Satisfaction,Opportunity score,Band,Status,Owner,Tags,Remarks',
        'Job executor,,Commuters,,,,,,,,,,',
        'Job,,"Prepare a ""packed"" lunch",,,,,,,,,,',
        'Survey respondents,,180,,,,,,,,,,',
        'Job step,1,"Gather food, then pack","Gather food, then pack",Locate,,,,,,,,',
        'Outcome statement,1.1,"\'=HYPERLINK(""http://bad.test"")","Gather food, then pack",Locate,9,3,15,high,,,,O1 error: Begin with a direction.',
        'Outcome statement,1.2,,"Gather food, then pack",Locate,,,,,,,,',
        'Job step,2,,,,,,,,,,,',
        'Not applicable,,Nothing is left over,,Conclude,,,,,,,,',
        '',
      ].join('\r\n'),
    )
  })

  test.each(['=', '+', '-', '@', '\t', '\r'])('a text that begins with %j is no formula', (start) => {
    const csv = studyToCsv({ ...lunch, jtbd: { ...lunch.jtbd, userInput: `${start}1` } })
    expect(readCsv(csv)[2]?.[2]).toBe(`'${start}1`)
  })

  test('every cell reads back unchanged except for the apostrophe', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t\r",\n']{0,4}$/))
    fc.assert(
      fc.property(anyStudy, text, (study, executor) => {
        const written = { ...study, jtbd: { ...study.jtbd, executor } }
        const [titles, ...lines] = readCsv(studyToCsv(written))
        const rows = exportRows(written)
        expect(titles).toEqual(titlesFor(written))
        expect(lines).toHaveLength(rows.length)
        for (const [at, row] of rows.entries()) {
          expect(lines[at]).toEqual(titlesFor(written).map((title) => harmlessCell(row[title] ?? '')))
        }
      }),
    )
  })
})

/** Reads CSV character by character as RFC 4180 defines it. */
function readCsv(csv: string): readonly (readonly string[])[] {
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 1; at < csv.length; at += 1) {
    const [character, next] = [csv[at], csv[at + 1]]
    if (isQuoted && character === '"' && next === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += character
    else if (character === ',') {
      line.push(cell)
      cell = ''
    } else if (character === '\r' && next === '\n') {
      lines.push([...line, cell])
      line = []
      cell = ''
      at += 1
    } else cell += character
  }
  return lines
}

describe('Markdown', () => {
  test('has the structure of the study', () => {
    expect(studyToMarkdown('Lunch #1', lunch)).toBe(
      [
        '# Lunch \\#1',
        '**Job executor:** Commuters',
        '**Job:** Prepare a "packed" lunch',
        '## 1. Gather food, then pack (Locate)',
        '- \\=HYPERLINK("http://bad.test") (importance 9, satisfaction 3, opportunity 15)',
        '## 2. _not written yet_\n',
      ].join('\n\n'),
    )
  })

  test('has the quotes below their outcome statement', () => {
    const quote = { id: 'q', text: 'I forget [half].', source: 'Interview 4', date: '', place: '12:40' }
    const added = { addedBy: 'Rosa', addedAt: '2026-05-04T10:00:00.000Z' }
    const quotes = [
      { ...quote, ...added },
      { ...quote, ...added, id: 'r', text: 'It is late.' },
    ]
    const quoted = {
      ...lunch,
      jobSteps: lunch.jobSteps.map((step) => ({
        ...step,
        outcomeStatements: step.outcomeStatements.map((statement) => ({ ...statement, quotes })),
      })),
    }
    expect(studyToMarkdown('Lunch', quoted)).toContain(
      [
        'opportunity 15)',
        '  > “I forget \\[half\\].” (Interview 4, 12:40)',
        '  >',
        '  > “It is late.” (Interview 4, 12:40)\n',
      ].join('\n'),
    )
  })

  test('has the half of a rating that is known', () => {
    const halved = {
      ...lunch,
      jobSteps: lunch.jobSteps.map((step) => ({
        ...step,
        outcomeStatements: step.outcomeStatements.map(({ rating: _rating, ...statement }) => ({
          ...statement,
          userInput: 'Minimize the time',
          halfRating: { satisfaction: 3 },
        })),
      })),
    }
    expect(studyToMarkdown('Lunch', halved)).toContain('- Minimize the time (satisfaction 3)\n')
  })

  test.each([
    ['- a list', '\\- a list'],
    ['1. first', '1\\. first'],
    ['2) second', '2\\) second'],
    ['a *bold* [link](x) <b>&amp;</b>', 'a \\*bold\\* \\[link\\](x) \\<b\\>\\&amp;\\</b\\>'],
    ['two\n\n# lines', 'two \\# lines'],
    ['C:\\temp | `x` ~y~ __z__', 'C:\\\\temp \\| \\`x\\` \\~y\\~ \\_\\_z\\_\\_'],
  ])('%j is shown as it is', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown)
  })

  test('without its escapes it equals the text, and every special character is escaped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = escapeMarkdown(text)
        expect(escaped.replace(/\\(.)/g, '$1')).toBe(text.trim().replace(/\s+/g, ' '))
        expect(escaped.replace(/\\./g, '')).not.toMatch(/[\\`*_[\]<>#|~&]/)
      }),
    )
  })
})

describe('JSON', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(anyStudy, fc.string(), (study, docName) => {
        expect(readStudyFile(JSON.parse(studyToJson(docName, study, NOW)))).toEqual({ docName, study })
      }),
    )
  })

  test('has its format and version, and preserves fields of other versions', () => {
    const study = Object.assign({ ...lunch }, { mood: 'calm' })
    const text = studyToJson('Lunch', study, NOW)
    const stored: unknown = JSON.parse(text)
    expect(stored).toMatchObject({
      format: 'outcome-studio-study',
      version: 1,
      schemaVersion: 1,
      exportedAt: '2026-02-03T04:05:06.000Z',
    })
    expect(readStudyFile(stored).study).toEqual(study)
  })

  test.each([
    null,
    'lunch',
    [],
    {},
    JSON.parse(studyToJson('Lunch', lunch, NOW).replace('"version": 1', '"version": 2')),
  ])('what is no such file is refused: %j', (stored) => {
    expect(() => readStudyFile(stored)).toThrow(expect.objectContaining({ code: 'cen/doc-loading-error' }))
  })
})
