import { renderPages } from './renderPages.tsx'

const { pages, style, script } = renderPages()

test('the screens for visitors have pages', () => {
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ['/auth/signin', 'Sign in · Outcome Studio'],
    ['/auth/signup', 'Sign up · Outcome Studio'],
    ['/auth/subscribe', 'Sign up · Outcome Studio'],
  ])
})

test.each(pages)('the page of $path has content that the policy allows', ({ html }) => {
  expect(html).toMatch(/<h1[^>]*>(Sign in to|Create your) Outcome Studio/)
  expect(html).not.toMatch(/<(script|style)|\sstyle=|\son\w+=/)
})

test('every class of the pages has a rule, and no name of styled-components is left', () => {
  const classes = pages.flatMap(({ html }) =>
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  for (const name of new Set(classes)) expect(style).toMatch(new RegExp(`\\.${name}[^\\w]`))
  expect(style).toContain('@media (prefers-color-scheme: dark)')
  expect(style).toContain('@media (prefers-reduced-motion: reduce)')
  expect(style).not.toMatch(/\.sc-|data-styled|!sc|<\//)
})

test('the script stands alone', () => {
  expect(() => new Function(script)).not.toThrow()
  expect(script).toContain('["localStorage","outcome-studio:signed-in"]')
  expect(script).not.toMatch(/<\/script|require\(|import\(/)
})
