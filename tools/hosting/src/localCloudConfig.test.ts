import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandingOf } from '../../../local-cloud/src/config/brandingOf.ts'
import { colorsCss } from '../../../local-cloud/src/pages/colorsCss.ts'
import localCloudConfig from '../../../local-cloud.config.ts'
import { readSecrets } from '../../environment/src/readSecrets.ts'

const ROOT = join(__dirname, '../../..')

/** Hex colors by name, one record per declared color scheme. */
function schemesOf(text: string, split: RegExp, entry: RegExp): readonly Record<string, string>[] {
  return text
    .split(split)
    .slice(1)
    .map((part) =>
      Object.fromEntries([...part.matchAll(entry)].map(([, name = '', value = '']) => [name, value])),
    )
}

const branding = brandingOf(localCloudConfig.branding)

test("the colors of the identity pages match the product's, light and dark", () => {
  const source = readFileSync(join(ROOT, 'shared/src/ui/tokens/colorSchemes.ts'), 'utf8')
  const product = schemesOf(source, /ColorScheme = /, /(\w+): '(#\w+)'/g)
  const style = readFileSync(join(ROOT, 'local-cloud/src/pages/pages.css'), 'utf8')
  const defaults = schemesOf(style, /:root \{/, /--(\w+): (#\w+);/g)
  const pages = schemesOf(colorsCss(branding.accounts), /:root \{/, /--(\w+): (#\w+);/g)
  expect(pages).toHaveLength(2)
  pages.forEach((colors, at) => {
    expect(Object.keys(colors)).toEqual(expect.arrayContaining(Object.keys(defaults[at] ?? {})))
    expect(Object.keys(colors)).toContain('accent')
    expect(product[at]).toMatchObject(colors)
  })
})

test('every secret of the functions has a value for the local services', () => {
  const service = 'http://localhost:1'
  const services = { payments: service, zoom: service, smtp: service, console: service, functions: service }
  const parameters = localCloudConfig.parameters?.(['http://localhost:3000'], services) ?? {}
  expect(readSecrets(ROOT).filter((name) => !parameters[name])).toEqual([])
})

test('each kind of page shows its own name', () => {
  expect(branding).toMatchObject({
    product: { siteName: 'Outcome Studio', heading: 'Outcome Studio' },
    accounts: { siteName: 'Outcome Studio accounts', heading: 'Outcome Studio accounts' },
    console: { siteName: 'Local cloud', heading: 'Outcome Studio · Local cloud' },
  })
})
