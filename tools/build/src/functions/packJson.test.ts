import { execFileSync } from 'node:child_process'
import { packJson } from './packJson.ts'

const VALUE = { words: Array.from({ length: 500 }, (_, at) => `word ${at} “naïve”`), none: null }

test('the module exports the value, in fewer bytes', () => {
  const json = JSON.stringify(VALUE, null, 2)
  const source = packJson(json)
  expect(source.length).toBeLessThan(json.length / 3)
  const script = `
    const { default: value } = await import('data:text/javascript,${encodeURIComponent(source).replaceAll("'", '%27')}')
    process.stdout.write(JSON.stringify(value))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual(VALUE)
})

test('what is not JSON is refused', () => {
  expect(() => packJson('{')).toThrow(SyntaxError)
})
