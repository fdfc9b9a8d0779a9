import { html } from '../pages/html.ts'
import { linked } from './linked.ts'

const render = (text: string): string => String(html`${linked(text)}`)

test.each([
  ['no address', 'no address'],
  ['http://a.test/x', '<a href="http://a.test/x">http://a.test/x</a>'],
  ['See https://a.test.', 'See <a href="https://a.test">https://a.test</a>.'],
  ['(http://a.test/?b=c&d), then', '(<a href="http://a.test/?b=c&amp;d">http://a.test/?b=c&amp;d</a>), then'],
  [
    'http://a.test\nhttp://b.test',
    '<a href="http://a.test">http://a.test</a>\n<a href="http://b.test">http://b.test</a>',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['<b>http://a.test/"x', '&lt;b&gt;<a href="http://a.test/">http://a.test/</a>&quot;x'],
])('%s', (text, markup) => {
  expect(render(text)).toBe(markup)
})
