import { pageDigests, UnknownScriptError } from './pageDigests.ts'

const digest = (letter: string) => `sha384-${letter.repeat(64)}`

test('finds the digest of each script', () => {
  const page = `<script defer src="/1.js" integrity="${digest('a')}"></script>\n<link rel="preload" href="/x">
    <script integrity="${digest('b')}" src="/2.js"></script>`
  expect(pageDigests([page])).toEqual({ scripts: [digest('a'), digest('b')], styles: [] })
})

test('computes those of scripts and styles in the page, each once for all pages', () => {
  const file = `<script defer src="/1.js" integrity="${digest('a')}"></script>`
  const pages = [file, `<style>a{top:0}</style><script>f()</script>${file}`, '<style>a{top:0}</style>']
  expect(pageDigests(pages)).toEqual({
    scripts: [digest('a'), 'sha384-Lh2czdObTEVx5rbngXNStJFoVfv1tkZtTGO3qOypVuXjUbbPk1sGngNDe39Qz+5d'],
    styles: ['sha384-BlAvJXa4s8pUxFhP7yB+VyKh88vUYV0VIvQHSzIn6gryv8wuVm0bgW/PRjdzjU9s'],
  })
})

test.each([
  '<script src="/1.js"></script>',
  '<script></script>',
  '<script src="/1.js" integrity="sha384-short"></script>',
])('refuses a script that the policy could not allow: %s', (page) => {
  expect(() => pageDigests([page])).toThrow(UnknownScriptError)
})
