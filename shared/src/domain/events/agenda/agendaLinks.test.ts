import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlToText } from '@outcome-studio/shared/files'
import fc from 'fast-check'
import { agendaParts } from './agendaParts.ts'

test.each([
  ['See https://example.test/wiki/Job_(work).', ['https://example.test/wiki/Job_(work)']],
  ['(see https://example.test/wiki/Job_(work))', ['https://example.test/wiki/Job_(work)']],
  ['请看https://example.test/a。谢谢', ['https://example.test/a']],
  [
    '“https://example.test/a” and ‘https://example.test/b’',
    ['https://example.test/a', 'https://example.test/b'],
  ],
  ['<a href="https://example.test/slides">the slides</a>', ['https://example.test/slides']],
  ['[https://example.test/a]', ['https://example.test/a']],
  ['https://example.test/a[1]', ['https://example.test/a[1]']],
])('the links of %j are %j', (agenda, links) => {
  const parts = agendaParts(agenda)
  expect(parts.filter(({ kind }) => kind === 'link').map(({ text }) => text)).toEqual(links)
  expect(parts.map(({ text }) => text).join('')).toBe(htmlToText(agenda))
})

test('an agenda as Zoom sends it is readable, and its links are links', () => {
  const agenda = readFileSync(join(__dirname, 'cases', 'C5-agenda.txt'), 'utf8')
  expect(htmlToText(agenda)).toBe(
    'Don’t miss it – see the slides (https://example.test/slides)\n\n- Jobs\n- Q&A\n\nUse <name> as title. https://example.test/wiki/Job_(work) 请看https://example.test/a。谢谢',
  )
  expect(agendaParts(agenda).flatMap(({ kind, text }) => (kind === 'link' ? [text] : []))).toEqual([
    'https://example.test/slides',
    'https://example.test/wiki/Job_(work)',
    'https://example.test/a',
  ])
})

test('no agenda becomes a tag of HTML that a browser would run', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    'script',
    '/',
    ' ',
    '"',
    'a href=',
    'javascript:x',
    '&lt;',
    'img',
    '\n',
    '</p>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      for (const part of agendaParts(pieces.join(''))) {
        if (part.kind === 'link') expect(part.text).toMatch(/^https?:/)
      }
    }),
  )
})
