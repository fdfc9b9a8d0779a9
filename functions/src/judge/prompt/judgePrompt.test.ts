import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import fc from 'fast-check'
import { HOSTILE_TEXTS, judgeBatch } from './judgeArbitraries.ts'
import { judgePrompt } from './judgePrompt.ts'

const dataOf = (prompt: string): unknown =>
  JSON.parse(prompt.replace(/^<data>\n/, '').replace(/\n<\/data>$/, ''))

test('contains each text as data, with the rules to check', () => {
  const { system, prompt } = judgePrompt(
    {
      context: { executor: 'Hosts', job: 'Seat guests' },
      texts: [
        { id: 'secret-1', entity: 'jobStep', text: 'Open the app' },
        { id: 'secret-2', entity: 'outcomeStatement', text: 'Save time', step: 'Open the app' },
      ],
    },
    STANDARD_RULES,
  )
  expect(dataOf(prompt)).toEqual({
    study: { executor: 'Hosts', job: 'Seat guests' },
    texts: [
      { id: 't1', kind: 'job step', text: 'Open the app', rules: ['J5'] },
      {
        id: 't2',
        kind: 'outcome statement',
        step: 'Open the app',
        text: 'Save time',
        rules: ['O5', 'O8', 'O12', 'O15'],
      },
    ],
  })
  expect(system).toContain('O15: Let it stand on its own.')
  expect(system).not.toContain('J8:')
})

test('no text escapes the data section, and no internal id is sent', () => {
  fc.assert(
    fc.property(judgeBatch, (batch) => {
      const { system, prompt } = judgePrompt(batch, STANDARD_RULES)
      expect(prompt.match(/<\/?data>/g)).toEqual(['<data>', '</data>'])
      expect(prompt.endsWith('\n</data>')).toBe(true)
      expect(dataOf(prompt)).toMatchObject({
        study: batch.context,
        texts: batch.texts.map(({ text }) => ({ text })),
      })
      for (const hostile of HOSTILE_TEXTS) expect(system).not.toContain(hostile)
      expect(prompt).not.toMatch(/uuid-\d/)
    }),
  )
})
