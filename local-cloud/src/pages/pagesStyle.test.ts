import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SCHEMES = join(__dirname, '../../../shared/src/ui/tokens/colorSchemes.ts')

/** Hex colours by name, one record for each scheme a text declares. */
function schemesOf(text: string, split: RegExp, entry: RegExp): readonly Record<string, string>[] {
  return text
    .split(split)
    .slice(1)
    .map((part) =>
      Object.fromEntries([...part.matchAll(entry)].map(([, name = '', value = '']) => [name, value])),
    )
}

test('the colours are those of the product, light and dark', () => {
  const product = schemesOf(readFileSync(SCHEMES, 'utf8'), /ColorScheme = /, /(\w+): '(#\w+)'/g)
  const style = readFileSync(join(__dirname, 'pages.css'), 'utf8')
  const pages = schemesOf(style, /:root \{/, /--(\w+): (#\w+);/g)
  expect(pages).toHaveLength(2)
  pages.forEach((colors, at) => {
    expect(Object.keys(colors)).toContain('accent')
    expect(product[at]).toMatchObject(colors)
  })
})
