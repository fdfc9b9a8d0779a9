import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function fileWith(text: string): string {
  const file = join(folder, 'answers.json')
  writeFileSync(file, text)
  return file
}

test.each<[of: string, args: () => readonly string[], reason: RegExp]>([
  ['no file', () => [], /^Usage: .*\n$/],
  ['an unknown option', () => ['--file', 'x'], /^Usage: .*\n$/],
  ['a file that is not there', () => ['--answers', 'nowhere.json'], /^nowhere\.json cannot be read\.\n$/],
  ['what is no JSON', () => ['--answers', fileWith('[')], /It is not valid JSON\.\n$/],
  ['another form', () => ['--answers', fileWith('[{"id":1}]')], /expected string.* at 0\.id\.\n$/],
])('of %s, it says what is wrong in one line', (_, args, reason) => {
  expect(run(...args())).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(reason) })
})

test('prints what the coach makes of an answer', () => {
  const file = fileWith(
    JSON.stringify([
      {
        id: 'one',
        question: 'executor',
        context: {},
        answer: 'hosts',
        intent: 'answer',
        facts: [],
        never: [],
      },
    ]),
  )
  const { status, stdout } = run('--answers', file)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ id: 'one', intent: 'answer', drafts: ['Hosts'] })
})
