import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { agendaParts } from './agendaParts.ts'
import { agendaText } from './agendaText.ts'

test.each([
  [
    '<p>Don&rsquo;t miss it &ndash; see <a href="https://example.test/slides">the slides</a></p><ul><li>Jobs</li><li>Q&amp;A</li></ul> Use <name> as title.',
    'Don’t miss it – see the slides (https://example.test/slides)\n\n- Jobs\n- Q&A\n\nUse <name> as title.',
  ],
  [
    'Use <name> as title, not <first name> or <ann@acme.test>.',
    'Use <name> as title, not <first name> or <ann@acme.test>.',
  ],
  ['Put the <title> first, then <b>bold</b>', 'Put the <title> first, then <b>bold</b>'],
  ['<b>Bold</b> and <i>italic</i>', 'Bold and italic'],
  ['One<br>Two<br/><br />Three', 'One\nTwo\n\nThree'],
  ['<div>One</div>\n<div>Two</div>', 'One\nTwo'],
  ['Line one \nLine two\n\n\n\nLine three', 'Line one \nLine two\n\n\n\nLine three'],
  ['<b>One</b> \n\n\n\nTwo', 'One\n\nTwo'],
  [
    '<ol><li>First<ul><li>Inner</li></ul></li><li>Second</li></ol>After',
    '1. First\n  - Inner\n2. Second\n\nAfter',
  ],
  ['<h2>Agenda</h2><p>Text</p>', 'Agenda\n\nText'],
  [
    '<table><tr><td>9:00</td><td>Start</td></tr><tr><td>10:00</td><td>End</td></tr></table>',
    '9:00 Start\n10:00 End',
  ],
  ['<p>Safe</p><script>steal()</script><style>p{}</style>', 'Safe'],
  ['<a href="javascript:alert(1)">Click</a> <img src=x onerror=alert(1) alt="A chart">', 'Click A chart'],
  [
    '<a href="https://x.test/">x.test</a> <a href="https://x.test/a?b=1&amp;c=2">here</a>',
    'x.test here (https://x.test/a?b=1&c=2)',
  ],
  ['<a href="mailto:ann@acme.test">Ann</a>', 'Ann (ann@acme.test)'],
  ['<a href="https://x.test/empty"></a>', 'https://x.test/empty'],
  ['&#8217; &#x2019; &nbsp;x &copy; &euro; &unknown; AT&T &copy=1', '’ ’ \u00a0x © € &unknown; AT&T &copy=1'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['3 < 4 and 5 > 4, a <b', '3 < 4 and 5 > 4, a'],
  ['<!-- hidden -->Shown<o:p></o:p>', 'Shown'],
  ['', ''],
])('%j is %j', (agenda, text) => {
  expect(agendaText(agenda)).toBe(text)
})

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
  expect(parts.map(({ text }) => text).join('')).toBe(agendaText(agenda))
})

test('an agenda as Zoom sends it is readable, and its links are links', () => {
  const agenda = readFileSync(join(__dirname, 'cases', 'C5-agenda.txt'), 'utf8')
  expect(agendaText(agenda)).toBe(
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
