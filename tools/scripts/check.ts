import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { CHECKED_ENTITIES, type CheckedEntity, checkText } from '@outcome-studio/shared/domain/checker'

const USAGE = `Usage: npm run -s check -- --entity ${CHECKED_ENTITIES.join('|')} FILE
Reads a JSON array of strings from FILE, or from standard input where FILE is "-",
and prints a JSON array of {text, remarks}.`

/** Input the command cannot work with. The message is for the person who gave it. */
class BadInput extends Error {
  override readonly name = 'BadInput'
}

interface Command {
  readonly entity: CheckedEntity
  /** Path of the file, "-" for standard input. */
  readonly source: string
}

function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args)
  const entity = CHECKED_ENTITIES.find((known) => known === values.entity)
  const [source, ...others] = positionals
  if (values.entity === undefined) throw new BadInput(`Say what to check with --entity.\n${USAGE}`)
  if (entity === undefined) throw new BadInput(`There is no entity "${values.entity}".\n${USAGE}`)
  if (source === undefined) throw new BadInput(`Name a file, or "-" for standard input.\n${USAGE}`)
  if (others.length > 0) throw new BadInput(`Name one file, not ${positionals.length}.\n${USAGE}`)
  return { entity, source }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { entity: { type: 'string' } }, allowPositionals: true })
  } catch (cause) {
    throw new BadInput(`${messageOf(cause)}\n${USAGE}`, { cause })
  }
}

async function readTexts(source: string): Promise<readonly string[]> {
  const name = source === '-' ? 'Standard input' : source
  const content = decoded(await bytesOf(source), name)
  if (content.trim() === '') throw new BadInput(`${name} is empty.\n${USAGE}`)
  const value = parsedJson(content, name)
  if (!Array.isArray(value)) throw new BadInput(`${name} holds no JSON array of strings.`)
  const texts = value.filter((item) => typeof item === 'string')
  if (texts.length < value.length) {
    const place = value.findIndex((item) => typeof item !== 'string')
    throw new BadInput(`${name} holds something other than a string at position ${place + 1}.`)
  }
  return texts
}

async function bytesOf(source: string): Promise<Uint8Array> {
  // npm runs a script in the package's folder, and passes the caller's folder in a variable.
  const folder = process.env.INIT_CWD ?? process.cwd()
  try {
    return source === '-' ? await buffer(process.stdin) : await readFile(resolve(folder, source))
  } catch (cause) {
    throw new BadInput(`Cannot read ${source}: ${messageOf(cause)}`, { cause })
  }
}

function decoded(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new BadInput(`${name} is not text in UTF-8.`, { cause })
  }
}

function parsedJson(content: string, name: string): unknown {
  try {
    return JSON.parse(content)
  } catch (cause) {
    throw new BadInput(`${name} is not valid JSON: ${messageOf(cause)}`, { cause })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The reader of the output may stop early, for example "head". That is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  const { entity, source } = readCommand(process.argv.slice(2))
  const texts = await readTexts(source)
  const checked = texts.map((text) => ({ text, remarks: checkText(entity, text) }))
  process.stdout.write(`${JSON.stringify(checked, null, 2)}\n`)
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  console.error(error.message)
  process.exitCode = 2
}
