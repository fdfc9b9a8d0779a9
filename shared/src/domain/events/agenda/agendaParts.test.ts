import fc from 'fast-check'
import { agendaParts, withBullets } from './agendaParts.ts'

const text = (content: string) => ({ kind: 'text', text: content })
const link = (content: string) => ({ kind: 'link', text: content })

test.each([
  ['', []],
  ['One\r\nTwo\n\nThree ', [text('One\nTwo\n\nThree')]],
  [
    'See https://strategyn.test/a?b=1#c. Then (http://x.test/d).',
    [
      text('See '),
      link('https://strategyn.test/a?b=1#c'),
      text('. Then ('),
      link('http://x.test/d'),
      text(').'),
    ],
  ],
  [
    'javascript:alert(1) data:text/html,x ftp://x.test',
    [text('javascript:alert(1) data:text/html,x ftp://x.test')],
  ],
  ['https:// alone', [text('https:// alone')]],
  ['a < b and c > d &amp; e', [text('a < b and c > d & e')]],
  [
    '<p>Hello &amp; <b>welcome</b></p><ul><li>One</li><li>&lt;Two&gt;</li></ul><script>x()</script>',
    [text('Hello & welcome\n\n- One\n- <Two>')],
  ],
  [
    '<a href="https://evil.test">Site</a><br>https://x.test',
    [text('Site ('), link('https://evil.test'), text(')\n'), link('https://x.test')],
  ],
])('%j', (agenda, parts) => {
  expect(agendaParts(agenda)).toEqual(parts)
})

test('plain text loses nothing, and links are http alone', () => {
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.constantFrom('\n', ' ', '(', ').'))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const agenda = pieces.join('').replaceAll(/[<\r]/g, '')
      const parts = agendaParts(agenda)
      expect(parts.map((part) => part.text).join('')).toBe(agenda.trim())
      for (const part of parts) if (part.kind === 'link') expect(part.text).toMatch(/^https?:\/\/\S+$/i)
    }),
  )
})

test.each([
  ['- Jobs\n  - Steps\nA - B\n1. One', '• Jobs\n  • Steps\nA - B\n1. One'],
  ['https://x.test - see\n- https://y.test', 'https://x.test - see\n• https://y.test'],
  ['-5 degrees', '-5 degrees'],
])('the lists of %j are shown with bullets', (agenda, shown) => {
  expect(
    withBullets(agendaParts(agenda))
      .map((part) => part.text)
      .join(''),
  ).toBe(shown)
})
