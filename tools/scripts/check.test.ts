import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const COMMAND = join(__dirname, 'check.ts')

interface Run {
  readonly code: number | null
  readonly out: string
  readonly complaint: string
}

async function check(
  args: readonly string[],
  input: readonly (string | Uint8Array)[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const command = spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, ...env } })
  const finished = new Promise<number | null>((resolve) => command.once('close', resolve))
  const output = Promise.all([text(command.stdout), text(command.stderr)])
  for (const chunk of input) command.stdin.write(chunk)
  command.stdin.end()
  const [out, complaint] = await output
  return { code: await finished, out, complaint }
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

describe('the check command', () => {
  test('a path starts from the folder npm was called in', async () => {
    await file('near.json', '["Kayaks"]')
    const { code, out } = await check(['--entity', 'job', 'near.json'], [], { INIT_CWD: folder })
    expect([code, out]).toEqual([0, expect.stringContaining('"Kayaks"')])
  })

  test('prints each text with its remarks', async () => {
    const texts = [
      'Reduce the time it takes to pack a parcel for a trip',
      'Minimize the number of pages lost in a storm',
    ]
    const { code, out, complaint } = await check([
      '--entity',
      'outcomeStatement',
      await file('texts.json', JSON.stringify(texts)),
    ])
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    const checked = JSON.parse(out)
    expect(checked.map((item: { text: string }) => item.text)).toEqual(texts)
    expect(checked[0].remarks).toEqual([
      {
        ruleId: 'O2',
        severity: 'warning',
        message: expect.any(String),
        span: { start: 0, end: 6 },
        suggestion: {
          label: expect.any(String),
          replacement: 'Minimize the time it takes to pack a parcel for a trip',
        },
        source: 'lexer',
      },
    ])
    expect(checked[1].remarks).toEqual([])
  })

  test.each(['job', 'jobStep', 'outcomeStatement'])('knows the entity %s', async (entity) => {
    const { code, out } = await check(['--entity', entity, '-'], ['["Quickly"]'])
    expect(code).toBe(0)
    expect(JSON.parse(out)[0].remarks.length).toBeGreaterThan(0)
  })

  test('reads standard input that comes in pieces, split within a letter', async () => {
    const bytes = Buffer.from('["Prepare a soufflé", "Weave a basket"]')
    const withinLetter = bytes.indexOf('é') + 1
    const pieces = [bytes.subarray(0, withinLetter), bytes.subarray(withinLetter)]
    const { code, out } = await check(['--entity=job', '-'], pieces)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual([
      { text: 'Prepare a soufflé', remarks: [] },
      { text: 'Weave a basket', remarks: [] },
    ])
  })

  test('an empty array gives an empty array, and a mark of byte order is no harm', async () => {
    const { code, out } = await check(['--entity', 'job', await file('bom.json', '\uFEFF[]')])
    expect({ code, out: JSON.parse(out) }).toEqual({ code: 0, out: [] })
  })

  test('closes quietly when nobody reads on', async () => {
    const many = await file(
      'many.json',
      JSON.stringify(Array.from({ length: 20_000 }, () => 'Quickly do it')),
    )
    const command = spawn(process.execPath, [COMMAND, '--entity', 'job', many])
    const complaint = text(command.stderr)
    command.stdout.once('data', () => command.stdout.destroy())
    const code = await new Promise((resolve) => command.once('close', resolve))
    expect({ code, complaint: await complaint }).toEqual({ code: 0, complaint: '' })
  })

  test.each<[string, readonly string[], string, RegExp]>([
    ['no arguments', [], '', /--entity/],
    ['an unknown entity', ['--entity', 'study', '-'], '[]', /no entity "study"/],
    ['an unknown option', ['--entity', 'job', '--fast', '-'], '[]', /--fast/],
    ['no file', ['--entity', 'job'], '', /Name a file/],
    ['two files', ['--entity', 'job', '-', '-'], '[]', /one file/],
    ['a file that is not there', ['--entity', 'job', '/no/such/file'], '', /Cannot read \/no\/such\/file/],
    ['a folder', ['--entity', 'job', '/'], '', /Cannot read/],
    ['empty input', ['--entity', 'job', '-'], '', /Standard input is empty/],
    ['no JSON', ['--entity', 'job', '-'], '["a"', /not valid JSON/],
    ['no array', ['--entity', 'job', '-'], '{"a": 1}', /no JSON array/],
    ['a number among the strings', ['--entity', 'job', '-'], '["a", 1]', /position 2/],
  ])('%s: a message, exit code 2, nothing printed', async (_what, args, input, message) => {
    const { code, out, complaint } = await check(args, [input])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(complaint).toMatch(message)
  })

  test('text in another encoding is refused', async () => {
    const latin1 = await file('latin1.json', new Uint8Array([0x5b, 0x22, 0xe9, 0x22, 0x5d]))
    expect(await check(['--entity', 'job', latin1])).toMatchObject({
      code: 2,
      out: '',
      complaint: expect.stringContaining('UTF-8'),
    })
  })
})
