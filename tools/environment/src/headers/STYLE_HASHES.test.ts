import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { STYLE_HASHES } from './STYLE_HASHES.ts'

const ARIA = resolve(import.meta.dirname, '../../../../node_modules/react-aria/dist/private')

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The only style that a module of react-aria adds to the page. */
function styleIn(module: string): string {
  const source = readFileSync(`${ARIA}/${module}`, 'utf8')
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? ''
  const contents = [...source.matchAll(/\.textContent = `([^`]*)`/g)].map(([, content = '']) => content)
  expect(contents).toHaveLength(1)
  return (contents[0] ?? '').replace(/\$\{[^}]*\}/, attribute).trim()
}

test('allows the styles of the installed libraries and no others', () => {
  const styles = ['', styleIn('interactions/usePress.mjs'), styleIn('overlays/usePreventScroll.mjs')]
  expect(STYLE_HASHES).toEqual(styles.map(hashOf))
})
