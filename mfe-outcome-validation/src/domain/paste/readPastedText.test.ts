import * as fc from 'fast-check'
import { readTextCase } from '../import/cases/readCase.ts'
import { readPastedText } from './readPastedText.ts'

const texts = (...found: readonly string[]) => ({ kind: 'texts', texts: found })

test('the check boxes of Notion are left out, of one line too', () => {
  const tasks = '- [ ] Plan a trip\n- [x] Pack a bag\n\n- [ ] Leave the house'
  expect(readPastedText(tasks)).toEqual(texts('Plan a trip', 'Pack a bag', 'Leave the house'))
  expect(readPastedText('- [ ] Plan a trip')).toEqual(texts('Plan a trip'))
  expect(readPastedText('[ ] Plan a trip')).toEqual(texts('Plan a trip'))
})

describe('pasted text', () => {
  const rowsIn = (text: string) => {
    const pasted = readPastedText(text)
    return pasted.kind === 'table' ? pasted.table.rows : pasted.texts
  }

  test.each([
    ['A2-quoted-text.txt', ['"I never know when it is done"']],
    [
      'A3-bullets.txt',
      ['Minimize the time it takes to find the form', 'Minimize the number of forms filled in twice'],
    ],
    ['A3b-bullets.txt', ['one', 'two', 'three', 'four', 'five', 'six']],
    [
      'A13-nested-list.md',
      [
        ['Job step', 'Outcome statement'],
        ['Locate the form'],
        ['', 'Minimize the time it takes to find the form'],
        ['', 'Minimize the likelihood of taking an outdated form'],
        ['Fill in the form'],
        ['', 'Minimize the number of fields filled in twice'],
      ],
    ],
    [
      'A14-markdown-table.md',
      [
        ['Job step', 'Outcome statement'],
        ['Locate the form', 'Minimize the time it takes to find the form'],
      ],
    ],
  ])('%s', (name, found) => expect(rowsIn(readTextCase(name))).toEqual(found))

  test.each([
    'K-12 students enroll',
    '3.5 mm plugs are sorted',
    'B. Klein hands over',
    '1. board',
    '• board',
    '"board"',
  ])('a single text stays as it is: %s', (text) => expect(rowsIn(text)).toEqual([text]))

  test.each([
    ['1. Plan\n   1. one\n   2. two\n2. Ride\n   1. three'],
    ['* Plan\n\t* one\n\t\t* two\n* Ride\n\t* three'],
    ['Plan\n\tone\n\ttwo\nRide\n\tthree'],
    ['## 1\\. Plan\n\n- one\n- two\n\n## 2\\. Ride\n\n- three'],
  ])('the levels of a list are job steps and outcome statements: %j', (text) => {
    expect(rowsIn(text).slice(1)).toEqual([['Plan'], ['', 'one'], ['', 'two'], ['Ride'], ['', 'three']])
  })

  test('a table of a spreadsheet with the heading “#” is no list', () => {
    expect(rowsIn('#\tStep\tOutcome\n1.\tPlan\tone\n2.\tRide\ttwo')).toEqual([
      ['#', 'Step', 'Outcome'],
      ['1.', 'Plan', 'one'],
      ['2.', 'Ride', 'two'],
    ])
  })

  test('the wrapped lines of an item are one text', () => {
    expect(rowsIn('- Plan\n  - Minimize the time\n    it takes')).toEqual([
      ['Job step', 'Outcome statement'],
      ['Plan'],
      ['', 'Minimize the time it takes'],
    ])
  })

  test('lines around a Markdown table are rows, and escaped bars belong to a cell', () => {
    expect(rowsIn('Here it is:\n\nStep | Outcome\n:-- | --:\nPlan | a \\| b<br>c\n')).toEqual([
      ['Here it is:'],
      ['Step', 'Outcome'],
      ['Plan', 'a | b c'],
    ])
  })

  test('no text of a list or table is lost', () => {
    const words = fc.stringMatching(/^[k-n]{4,8}$/)
    const start = fc.constantFrom('', '- ', '  - ', '\t', '    ', '1. ', '# ', '| ')
    fc.assert(
      fc.property(fc.array(fc.tuple(start, words)), (lines) => {
        const found = rowsIn(lines.map(([mark, text]) => mark + text).join('\n'))
          .flat()
          .join(' ')
        for (const [, text] of lines) expect(found).toContain(text)
      }),
    )
  })
})
