import fc from 'fast-check'
import { html } from './html.ts'

test('text is escaped, in an element and in an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/') }), (text) => {
      const page = String(html`<p title="${text}">${text}</p>`)
      const inner = page.slice('<p title="'.length, -'</p>'.length)
      const [attribute = '', content = '', ...more] = inner.split('">')
      expect(more).toEqual([])
      for (const part of [attribute, content]) {
        expect(part).not.toMatch(/[<>"']/)
        expect(decode(part)).toBe(text)
      }
    }),
  )
})

test('nested markup is not escaped', () => {
  const rows = ['<b>', 'two'].map((name) => html`<li>${name}</li>`)
  expect(String(html`<ul>${rows}</ul>${undefined}`)).toBe('<ul><li>&lt;b&gt;</li><li>two</li></ul>')
})

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
