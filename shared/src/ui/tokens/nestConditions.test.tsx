import { renderToString } from 'react-dom/server'
import styled, { css, ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { nestConditions } from './nestConditions.ts'

/** The rules of a component as they are added to the page, one a line, with .a for its generated class. */
function rulesOf(styles: ReturnType<typeof css>): string[] {
  const Box = styled.div`
    ${styles}
  `
  const sheet = new ServerStyleSheet()
  renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[nestConditions]}>
        <Box />
      </StyleSheetManager>,
    ),
  )
  const [, rules = ''] = /<style[^>]*>(.*?)<\/style>/su.exec(sheet.getStyleTags()) ?? []
  return rules
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .replaceAll(/\.[a-z]{4,}/giu, '.a')
    .split('\n')
    .filter((rule) => rule.startsWith('.') || rule.startsWith('@'))
}

test('a rule without a condition stays as it is', () => {
  expect(rulesOf(css`color: red; &:hover { color: green; }`)).toEqual([
    '.a{color:red;}',
    '.a:hover{color:green;}',
  ])
})

test('no rule begins with a condition, and the order stays', () => {
  const styles = css`
    color: red;
    @media print { color: blue; &:hover, & td { color: green; } }
    @supports (color: red) { color: gray; }
    margin: 0;
    & > p { @container (width > 3px) { color: black; } }
    &:focus { color: white; }
  `
  expect(rulesOf(styles)).toEqual([
    '.a{color:red;margin:0;}',
    '.a{@media print{color:blue;}}',
    '.a:hover,.a td{@media print{color:green;}}',
    '.a{@supports (color: red){color:gray;}}',
    '.a>p{@container (width > 3px){color:black;}}',
    '.a:focus{color:white;}',
  ])
})

test('an empty condition adds nothing, and one in another stays', () => {
  expect(rulesOf(css`@media print {} @media screen { @media (width > 3px) { color: red; } }`)).toEqual([
    '@media screen{.a{@media (width > 3px){color:red;}}}',
  ])
})
