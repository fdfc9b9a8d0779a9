const FENCE = /^ {0,3}(?:`{3}|~{3})/

/**
 * Completes a block whose end has not arrived, so that no marks appear and vanish a moment later. Closes emphasis and
 * code, shows the text of an unfinished link, and omits ambiguous marks at the end. Reads the text once.
 */
export function closeOpenMarks(block: string): string {
  if (FENCE.test(block)) return withoutPartialFence(block)
  const open: string[] = []
  let result = ''
  for (let at = 0; at < block.length; ) {
    const character = block.charAt(at)
    const run = runAt(block, at)
    if (character === '\\') {
      result += block.slice(at, at + 2)
      at += 2
    } else if (open.at(-1)?.startsWith('`') === true) {
      if (run === open.at(-1)) open.pop()
      result += run
      at += run.length
    } else if (character === '`' || isEmphasis(block, at, run)) {
      if (at + run.length < block.length || open.includes(run)) {
        toggle(open, run)
        result += run
      }
      at += run.length
    } else if (character === '[') {
      const link = linkAt(block, at)
      result += link.shown
      at = link.end
    } else {
      result += run
      at += run.length
    }
  }
  return open.length === 0 ? result : result.trimEnd() + open.reverse().join('')
}

/** The run of a repeated mark at a position; any other character alone. */
function runAt(block: string, start: number): string {
  const character = block.charAt(start)
  if (!'`*_~'.includes(character)) return character
  let end = start + 1
  while (block.charAt(end) === character) end += 1
  return block.slice(start, end)
}

/** Marks between spaces, underscores inside words and single tildes are not emphasis. */
function isEmphasis(block: string, at: number, run: string): boolean {
  const mark = run.charAt(0)
  if (mark === '~' ? run.length !== 2 : !'*_'.includes(mark) || run.length > 3) return false
  const before = block.charAt(at - 1)
  const after = block.charAt(at + run.length)
  if (isSpace(before) && isSpace(after)) return after === ''
  return mark !== '_' || !(isWordPart(before) && isWordPart(after))
}

const isSpace = (character: string): boolean => character.trim() === ''
const isWordPart = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

function toggle(open: string[], run: string): void {
  const at = open.lastIndexOf(run)
  if (at === -1) open.push(run)
  else open.length = at
}

/** A complete link unchanged; only the text of an unfinished one. */
function linkAt(block: string, start: number): { readonly shown: string; readonly end: number } {
  const close = block.indexOf(']', start)
  if (close === -1) return { shown: '', end: start + 1 }
  if (block.charAt(close + 1) !== '(') {
    const isOver = close + 1 < block.length
    return isOver
      ? { shown: '[', end: start + 1 }
      : { shown: block.slice(start + 1, close), end: block.length }
  }
  const end = block.indexOf(')', close)
  return end === -1
    ? { shown: block.slice(start + 1, close), end: block.length }
    : { shown: block.slice(start, end + 1), end: end + 1 }
}

/** Omits a last line that is the beginning of the closing fence. */
function withoutPartialFence(block: string): string {
  const line = block.lastIndexOf('\n') + 1
  return line > 0 && /^ {0,3}(?:`{1,2}|~{1,2})$/.test(block.slice(line)) ? block.slice(0, line) : block
}
