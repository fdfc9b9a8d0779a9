import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BuildError } from '../package/BuildError.ts'
import { writePrerendered } from './writePrerendered.ts'

const TEMPLATE = resolve(import.meta.dirname, '../../../../shell/src/index.html')
const RENDERED = {
  style: '.p0{top:0}',
  script: 'ready("$&")',
  pages: [{ path: '/auth/signin', title: 'Sign in', html: '<h1 class="p0">Costs $1</h1>' }],
}

let output: string
beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'prerendered-'))
})
afterEach(() => rm(output, { recursive: true, force: true }))

test('a path gets the page of the shell with title, style, script and content', async () => {
  await writeFile(join(output, 'index.html'), await readFile(TEMPLATE, 'utf8'))
  await writePrerendered(RENDERED, output)
  const page = await readFile(join(output, 'prerendered/auth/signin.html'), 'utf8')
  expect(page).toContain('<html lang="en" data-prerendered="shown">')
  expect(page).toContain('<title>Sign in</title>\n<style>.p0{top:0}</style>\n<script>ready("$&")</script>')
  expect(page).toContain('<div id="root"><h1 class="p0">Costs $1</h1></div>')
  expect(page).toContain('<noscript>')
})

test('a page that has no place for the content is refused', async () => {
  await writeFile(join(output, 'index.html'), '<html lang="en"><title>A</title><div id="app"></div>')
  await expect(writePrerendered(RENDERED, output)).rejects.toThrow(BuildError)
})
