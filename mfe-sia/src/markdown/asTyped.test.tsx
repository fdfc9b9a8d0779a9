import { asTyped, nameAsTyped } from '@outcome-studio/shared/domain/coach'
import { render } from '@testing-library/react'
import { MarkdownBlocks } from './MarkdownBlocks.tsx'

const textOf = (text: string) => {
  const { container, unmount } = render(<MarkdownBlocks text={text} isGrowing={false} />)
  const shown = [container.textContent, container.querySelectorAll('a, code, strong, del').length]
  unmount()
  return shown
}

test.each([
  '<b>x</b>',
  '</b>',
  'a_b_c and _x_',
  '*',
  '2 * 3 * 4',
  '**bold** and `code`',
  '~~gone~~ or ~5',
  '1. x',
  '- x',
  '# x',
  '> x',
  '[here](https://a.b) ![image](c)',
  'https://a.b/_x_ www.a.b/c_d_ me_too@x.org',
  '&lt;b&gt; & co',
  'C:\\temp\\_x',
  'a | b',
])('a reply shows %j as it was typed', (typed) => {
  expect(textOf(`I don’t get “${asTyped(typed)}” yet.`)).toEqual([`I don’t get “${typed}” yet.`, 0])
  expect(textOf(`${nameAsTyped(typed)}: what takes long?`)).toEqual([`${typed}: what takes long?`, 0])
  expect(textOf(asTyped(typed))).toEqual([typed, 0])
})
