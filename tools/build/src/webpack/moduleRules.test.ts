import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { moduleRules } from './moduleRules.ts'
import { runWebpack } from './runWebpack.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

const TEXT =
  '# Title\n\n- a *b* `c`\n  1. d\n\n| e | f |\n| - | - |\n| g | [h](https://i.test) |\n\n> ~~j~~\n'

/** Prints what the parser reads. It uses what mfe-sia does of the library. */
const PROGRAM = `
import { Lexer, Tokenizer } from ${JSON.stringify(join(ROOT, 'node_modules/marked/lib/marked.esm.js'))}
class Own extends Tokenizer {}
console.log(JSON.stringify(Lexer.lex(${JSON.stringify(TEXT)}, { gfm: true, tokenizer: new Own() })))
`

async function build(folder: string, name: string, rules: ReturnType<typeof moduleRules>) {
  const entry = join(folder, 'entry.mjs')
  await writeFile(entry, PROGRAM)
  await runWebpack({
    mode: 'production',
    target: 'node',
    context: ROOT,
    entry,
    module: { rules },
    output: { path: join(folder, name), filename: 'main.cjs' },
  })
  const file = join(folder, name, 'main.cjs')
  return {
    size: (await readFile(file)).length,
    printed: execFileSync(process.execPath, [file], { encoding: 'utf8' }),
  }
}

test('of the Markdown library, a build has the parser alone, which reads what that of the whole library reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markdown-'))
  try {
    const whole = await build(folder, 'whole', [])
    const cut = await build(folder, 'cut', moduleRules(ROOT, 'federated'))
    expect(cut.printed).toBe(whole.printed)
    expect(JSON.parse(cut.printed)).toHaveLength(7)
    expect(cut.size).toBeLessThan(whole.size - 10_000)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
