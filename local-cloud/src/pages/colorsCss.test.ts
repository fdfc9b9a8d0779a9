import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colorsCss } from './colorsCss.ts'

const COMMON = { siteName: 'Shop', heading: 'Shop', mark: { path: '', color: '#000000' } }

test('configured colors replace those of the style sheet, light and dark', () => {
  const colors = { light: { accent: '#112233' }, dark: { accent: '#ddeeff' } }
  expect(colorsCss({ ...COMMON, colors })).toBe(
    [
      ':root {\n  --accent: #112233;\n}\n',
      '@media (prefers-color-scheme: dark) {\n:root {\n  --accent: #ddeeff;\n}\n}\n',
    ].join(''),
  )
  expect(readFileSync(join(__dirname, 'pages.css'), 'utf8')).toMatch(/--accent: #/)
})

test("without configured colors the style sheet's apply", () => {
  expect(colorsCss(COMMON)).toBe('')
})
