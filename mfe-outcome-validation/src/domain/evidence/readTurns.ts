import type { Turn } from './paragraphsOf.ts'

const TIME = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`
/** A name, as programs write it before a turn: few words, without the signs of a sentence. */
const NAME = String.raw`[\p{L}\p{N}][^:.!?"“”()[\]]{0,38}`

/** For example "[00:12:40]" or "12:40 -" before a text. */
const TIME_FIRST = new RegExp(String.raw`^[[(]?(${TIME})[\])]?\s*[-–—:]?\s+(?=\S)`, 'u')
/** For example "Anna: " or "Anna (12:40): ". */
const NAME_FIRST = new RegExp(String.raw`^(${NAME}?)\s*(?:[[(](${TIME})[\])])?\s*:\s+(?=\S)`, 'u')
/** A line of its own before a turn, for example "Anna  12:40" or "Anna [00:12:40]:". */
const HEAD = new RegExp(String.raw`^(?:(${NAME}?)(?:\s{1,4}|,\s*))?[[(]?(${TIME})[\])]?:?$`, 'u')
const TIME_THEN_NAME = new RegExp(String.raw`^[[(]?(${TIME})[\])]?\s+[-–—]?\s*(${NAME})$`, 'u')
const NAME_ALONE = new RegExp(`^(${NAME}):$`, 'u')

/** More spaces than the patterns need. Their time grows with the square of the number of spaces in a row. */
const LONG_SPACE = /\s{5,}/g

/** Signs of Markdown: headings, quotations, list marks, bold names. */
const MARKS = /^(?:#{1,6}\s+|>\s?|[-*+•]\s+)+|\*\*|__/g

/**
 * Reads a text as turns of speakers: what is before a colon is a speaker if it has a time, or comes at least twice. A
 * turn ends with an empty line or the next speaker. Without empty lines and speakers each line is a paragraph.
 */
export function readTurns(text: string): readonly Turn[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(LONG_SPACE, ' '.repeat(4)).replace(MARKS, '').trim())
  const speakers = knownSpeakers(lines)
  const turns: Turn[] = []
  let open: { speaker: string; time: string; parts: string[] } | null = null
  const close = () => {
    if (open) turns.push({ speaker: open.speaker, time: open.time, text: open.parts.join(' ') })
    open = null
  }
  const isLoose = !lines.some((line, at) => line === '' && at > 0 && at < lines.length - 1)
  let last = { speaker: '', time: '' }
  for (const line of lines) {
    if (line === '') {
      // A head may have an empty line below it.
      if (open && isEmpty(open)) continue
      close()
      continue
    }
    const head = headOf(line, speakers)
    const started = head ?? startOf(line, speakers)
    if (started) {
      close()
      // A time alone continues with its speaker.
      last = { speaker: started.speaker || (head ? '' : last.speaker), time: started.time }
      open = { ...last, parts: started.text === '' ? [] : [started.text] }
    } else if (open && !(isLoose && speakers.size === 0)) push(open, line)
    else {
      close()
      open = { speaker: '', time: '', parts: [line] }
    }
  }
  close()
  return turns
}

const isEmpty = ({ parts }: { readonly parts: readonly string[] }) => parts.length === 0
const push = ({ parts }: { readonly parts: string[] }, line: string) => parts.push(line)

function headOf(line: string, speakers: ReadonlySet<string>): Turn | null {
  const [, name = '', time] = HEAD.exec(line) ?? []
  if (time !== undefined) return { speaker: name.trim(), time, text: '' }
  const [, first, second] = TIME_THEN_NAME.exec(line) ?? []
  if (first !== undefined && second !== undefined && speakers.has(second))
    return { speaker: second, time: first, text: '' }
  const [, alone] = NAME_ALONE.exec(line) ?? []
  return alone !== undefined && speakers.has(alone) ? { speaker: alone, time: '', text: '' } : null
}

function startOf(line: string, speakers: ReadonlySet<string>): Turn | null {
  const [before = '', earlier = ''] = TIME_FIRST.exec(line) ?? []
  const rest = line.slice(before.length)
  const [named = '', name = '', time = ''] = NAME_FIRST.exec(rest) ?? []
  if (name !== '' && (speakers.has(name) || time !== '' || earlier !== '')) {
    return { speaker: name, time: earlier || time, text: rest.slice(named.length) }
  }
  return earlier === '' ? null : { speaker: '', time: earlier, text: rest }
}

/** Names that are before a colon, or after a time, at least twice. */
function knownSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const rest = line.replace(TIME_FIRST, '')
    const name =
      NAME_FIRST.exec(rest)?.[1] ?? NAME_ALONE.exec(line)?.[1] ?? TIME_THEN_NAME.exec(line)?.[2] ?? null
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])))
}
