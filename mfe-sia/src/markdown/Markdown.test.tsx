import { render, screen, within } from '@testing-library/react'
import { Markdown } from './Markdown.tsx'

async function show(text: string, isGrowing = false) {
  const view = render(<Markdown text={text} isGrowing={isGrowing} />)
  // The plain source goes once the parser is there.
  await view.findByText((_, element) => element?.hasAttribute('data-parsed') ?? false)
  return view
}

test('shows what Markdown means', async () => {
  const { container } = await show(
    [
      '# Title',
      'A **bold**, *slanted*, ~~struck~~ word and `code`.',
      '1. one\n2. two',
      '- [x] done\n- open',
      '> quoted',
      '```js\nconst x = 1 < 2\n```',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '---',
    ].join('\n\n'),
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Title' })).toBeVisible()
  expect(container.querySelector('strong')).toHaveTextContent('bold')
  expect(container.querySelector('em')).toHaveTextContent('slanted')
  expect(container.querySelector('del')).toHaveTextContent('struck')
  expect(container.querySelector('pre')).toHaveTextContent('const x = 1 < 2')
  expect(container.querySelector('blockquote')).toHaveTextContent('quoted')
  expect(within(screen.getByRole('table')).getAllByRole('cell')).toHaveLength(2)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'one',
    'two',
    '☑ done',
    'open',
  ])
  expect(screen.getByRole('separator')).toBeVisible()
})

test('says where a link leads, and opens it without access to this page', async () => {
  await show('See [the method](https://example.com/a?b=1&c=2) and <mailto:help@example.com>')
  const link = screen.getByRole('link', { name: /^the method/ })
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1&c=2')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByText(/\(example\.com\)/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^help@example.com|^mailto:help@example.com/ })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  )
})

test('decodes characters, as writers of Markdown expect', async () => {
  const { container } = await show('a &lt;b&gt; &amp; "c" 1 < 2 \\*not bold\\*')
  expect(container).toHaveTextContent('a <b> & "c" 1 < 2 *not bold*')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<img src=x onerror=alert(1)>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a frame in a list', '- <iframe srcdoc="<script>alert(1)</script>">'],
  ['an address with a script', '[x](javascript:alert(1))'],
  ['an address with a script in capitals', '[x](JaVaScRiPt:alert(1))'],
  ['an address with a script behind a character reference', '[x](&#106;avascript:alert(1))'],
  ['an address with a script and a tab', '[x](<java\tscript:alert(1)>)'],
  ['an address with a script in brackets', '<javascript:alert(1)>'],
  ['an address with data', '[x](data:text/html,<script>alert(1)</script>)'],
  ['an address with VBScript', '[x](vbscript:msgbox)'],
  ['an address of a file', '[x](file:///etc/passwd)'],
  ['a blob', '[x](blob:https://example.com/1)'],
  ['an address without a host', '[x](//evil.example)'],
  ['an address of this site', '[x](/account)'],
  ['a host behind another name', '[x](https://accounts.example@evil.example/)'],
  ['a reference with a script', '[x][1]\n\n[1]: javascript:alert(1)'],
  ['an image with a script', '![x](javascript:alert(1))'],
  ['a style', '<style>body{display:none}</style>'],
  ['a form', '<form action="https://evil.example"><input name=password></form>'],
  ['a drawing', '<svg><script>alert(1)</script></svg>'],
  ['a title that breaks out', '[x](https://example.com "\\" onmouseover=alert(1) x=\\"")'],
  ['code that breaks out', '```"><img src=x onerror=alert(1)>\ncode\n```'],
  ['HTML in emphasis', '**<b onclick=alert(1)>x</b>**'],
  ['HTML in a table', '| <img src=x onerror=alert(1)> |\n| - |\n| <script>1</script> |'],
])('%s has no effect, at the end and while it grows', async (_what, source) => {
  for (let end = 1; end <= source.length; end += 1) {
    const { container, unmount } = await show(source.slice(0, end), end < source.length)
    expect(container.querySelector('script, img, iframe, style, form, input, svg, object, b')).toBeNull()
    for (const element of container.querySelectorAll('*')) {
      for (const { name } of element.attributes)
        expect(['class', 'href', 'rel', 'target', 'data-parsed']).toContain(name)
    }
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(
        /^https:\/\/(?:example\.com|evil\.example)|^https:\/\/[a-z.]+\/?$/,
      )
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    unmount()
  }
})

test('one tilde means about, two strike through, also while the text grows', async () => {
  const source = 'It takes ~3~5 minutes, or ~30~ seconds, not ~~hours~~.'
  const view = await show(source)
  expect([...view.container.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['hours'])
  expect(view.container).toHaveTextContent('It takes ~3~5 minutes, or ~30~ seconds, not hours.')
  view.rerender(<Markdown text="It takes ~3" isGrowing={true} />)
  expect(view.container.querySelector('del')).toBeNull()
  expect(view.container).toHaveTextContent('It takes ~3')
})

test.each([
  ['> ', 3_000],
  ['- ', 9_900],
])('an answer that repeats %j is shown', async (marker, times) => {
  const { container } = await show(`${marker.repeat(times)}the end`)
  expect(container).toHaveTextContent('the end')
  expect(container.querySelectorAll('blockquote, ul').length).toBe(20)
})

test('an image is not loaded, but linked', async () => {
  const { container } = await show('![a map](https://example.com/map.png)')
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: /^a map/ })).toHaveAttribute('href', 'https://example.com/map.png')
})

test('marks that are not finished are never shown', async () => {
  const source =
    'A **bold** word, a [link](https://example.com) and `code`.\n\n## Next\n\n```js\nconst x = 1\n```\n\n- *item*'
  const view = await show(source.slice(0, 1), true)
  for (let end = 2; end <= source.length; end += 1) {
    view.rerender(<Markdown text={source.slice(0, end)} isGrowing={true} />)
    expect(view.container.textContent).not.toMatch(/[*`#[\]]|\(http|^- |\n- /)
  }
})

test('blocks that are settled are not rendered again', async () => {
  const view = await show('First *block*.\n\nSecond', true)
  const [first] = view.container.querySelectorAll('p')
  const text = first?.querySelector('em')?.firstChild
  view.rerender(<Markdown text={'First *block*.\n\nSecond block.\n\nThird'} isGrowing={true} />)
  expect(view.container.querySelectorAll('p')[0]).toBe(first)
  expect(first?.querySelector('em')?.firstChild).toBe(text)
  expect(view.container).toHaveTextContent('First block.Second block.Third')
})

test('a text that would block the page is shown as it was written', async () => {
  const view = await show('Hello')
  const source = '*a_'.repeat(6_000)
  view.rerender(<Markdown text={source} isGrowing={false} />)
  expect(view.container).toHaveTextContent(source)
  expect(view.container.querySelector('em')).toBeNull()
})
