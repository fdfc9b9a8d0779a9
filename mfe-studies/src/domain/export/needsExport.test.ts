import type { Needs } from '@outcome-studio/shared/domain/needs'
import { goalId, needsUuid } from '@outcome-studio/shared/domain/needs'
import { escapeMarkdown, outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { writeWorkbook } from '@outcome-studio/shared/files'
import { fromXmlString, harmlessCell, readXml } from '@outcome-studio/shared/files/testing'
import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { anyNeeds, NO_OPPORTUNITIES, needsOfSize } from '../map/someNeeds.ts'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'
import { needsFileName } from './needsFileName.ts'
import { needsToMarkdown } from './needsToMarkdown.ts'
import { needsToWorkbook } from './needsToWorkbook.ts'

const NOW = new Date('2026-02-03T04:05:06.000Z')

const garden: Needs = {
  uuid: needsUuid('garden'),
  vertical: 'Home & garden',
  goals: [
    { id: goalId('a'), layer: 'related', text: 'Plan a *garden*', executor: 'Home gardeners' },
    { id: goalId('b'), layer: 'outcomes', text: 'Minimize the time to water', step: 'Water' },
    { id: goalId('c'), layer: 'outcomes', text: '=HYPERLINK("http://bad.test")' },
    {
      id: goalId('core'),
      layer: 'core',
      text: 'Grow vegetables',
      executor: 'Home gardeners',
      study: { uuid: studyUuid('s'), docName: 'Growing' },
    },
    { id: goalId('d'), layer: 'financial', text: '  ' },
  ],
  states: [{ goalId: goalId('b'), current: 'An hour', desired: 'Minutes', conditions: '', importance: 4 }],
}

const rated: NeedsOpportunities = {
  goals: new Map([
    [
      goalId('b'),
      {
        kind: 'outcome',
        statementId: outcomeStatementUuid('x'),
        rating: { importance: 8.9, satisfaction: 1.2 },
        score: 16.6,
        band: 'extreme',
      },
    ],
    [goalId('core'), { kind: 'job', mean: 11.25, rated: 2, underserved: 1, highest: 16.6, band: 'extreme' }],
  ]),
  layers: new Map([['outcomes', { mean: 16.6, rated: 1, underserved: 1 }]]),
}

describe('Markdown', () => {
  test('has a heading for each layer, outcomes by step, states and opportunities', () => {
    expect(needsToMarkdown('Garden', garden, rated)).toBe(`# Garden

**Vertical:** Home \\& garden

## Core functional job

- Grow vegetables
  - Executor: Home gardeners
  - Study: Growing
  - Opportunity up to 16.6, extreme; 11.3 on average.

## Desired outcomes

Opportunity 16.6 on average, 1 of 1 outcome underserved.

- \\=HYPERLINK("http://bad.test")

### Water

- Minimize the time to water
  - Today: An hour
  - Desired: Minutes
  - Importance of the gap: 4 of 5
  - Opportunity 16.6, extreme.

## Related jobs

- Plan a \\*garden\\*
  - Executor: Home gardeners

## Emotional and social jobs

_not written yet_

## Consumption chain jobs

_not written yet_

## Financial outcomes

_not written yet_
`)
  })

  test.each([0, 200])('is complete with %i goals', (count) => {
    const written = needsToMarkdown('Garden', needsOfSize(count), NO_OPPORTUNITIES)
    expect(written.match(/^- /gm) ?? []).toHaveLength(count)
  })

  test('contains every goal', () => {
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        const lines = new Set(needsToMarkdown('Garden', needs, NO_OPPORTUNITIES).split('\n'))
        for (const { text } of needs.goals) {
          if (text.trim() !== '') expect(lines).toContain(`- ${escapeMarkdown(text)}`)
        }
      }),
    )
  })
})

describe('the workbook', () => {
  const sheetsOf = (needs: Needs, opportunities = NO_OPPORTUNITIES) => {
    const file = writeWorkbook(
      needsToWorkbook({ docName: 'Garden', updatedAt: NOW }, needs, opportunities, NOW),
    )
    const parts = unzipSync(file)
    return [1, 2].map((number) => {
      const part = parts[`xl/worksheets/sheet${number}.xml`]
      if (!part) throw new Error('A sheet is missing.')
      return strFromU8(part)
    })
  }

  async function textsOf(xml: string, element: string): Promise<readonly string[]> {
    const texts: string[] = []
    const path: string[] = []
    await readXml(
      xml,
      {
        open: (name) => {
          path.push(name)
          if (name === element) texts.push('')
        },
        close: (name) => expect(path.pop()).toBe(name),
        text: (part) => {
          if (path.at(-1) === element) texts.push((texts.pop() ?? '') + part)
        },
      },
      () => undefined,
    )
    return texts
  }

  test('has every goal with its state and its scores as numbers', async () => {
    const [overview = '', goals = ''] = sheetsOf(garden, rated)
    expect(await textsOf(overview, 't')).toEqual(expect.arrayContaining(['Home & garden', 'Grow vegetables']))
    expect((await textsOf(goals, 't')).slice(14)).toEqual([
      ...['Core functional job', 'Grow vegetables', 'Home gardeners', 'Growing', 'Extreme'],
      ...['Desired outcomes', 'Minimize the time to water', 'Water', 'An hour', 'Minutes', 'Extreme'],
      ...['Desired outcomes', `'=HYPERLINK("http://bad.test")`],
      ...['Related jobs', 'Plan a *garden*', 'Home gardeners'],
    ])
    expect(await textsOf(goals, 'v')).toEqual(['1', '16.6', '1', '4', '8.9', '1.2', '16.6', '2', '1'])
  })

  test.each([0, 1, 200])('has a row for each of %i goals', async (count) => {
    const [, goals = ''] = sheetsOf(needsOfSize(count))
    expect((await textsOf(goals, 't')).filter((text) => text.startsWith('Minimize'))).toHaveLength(count)
  })

  test('contains every goal, and no formula', async () => {
    await fc.assert(
      fc.asyncProperty(anyNeeds, async (needs) => {
        for (const sheet of sheetsOf(needs)) {
          expect(await textsOf(sheet, 'f')).toEqual([])
          for (const cell of await textsOf(sheet, 't')) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        }
        const cells = new Set((await textsOf(sheetsOf(needs)[1] ?? '', 't')).map(fromXmlString))
        for (const { text } of needs.goals)
          if (text.trim() !== '') expect(cells).toContain(harmlessCell(text))
      }),
      { numRuns: 25 },
    )
  })
})

test.each([
  ['To work: by bike', 'svg', 'To work- by bike.svg'],
  ['', 'md', 'needs.md'],
  ['con', 'xlsx', '_con.xlsx'],
])('the file of %j', (docName, ending, name) => {
  expect(needsFileName(docName, ending)).toBe(name)
})
