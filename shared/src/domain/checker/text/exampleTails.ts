import type { TextSpan } from '../../study/remarks/Remark.ts'
import { directionOf } from '../vocabulary/directions.ts'
import { DETERMINERS, EMPTY_OBJECTS } from '../vocabulary/functionWords.ts'
import { isVerb, PLAIN_VERBS } from '../vocabulary/verbs.ts'

const MARKER = /\b(?:e\.\s?g\b\.?|eg\b[.,:]|i\.\s?e\b\.?|for\s+example\b|for\s+instance\b|such\s+as\b)/gi

/** Where the statement may continue after examples without brackets. */
const BREAK = /[,;.!?–—-]\s+|\s(?=(?:and|or|but|then)\s)/gi

/** Words after which the statement continues with its circumstances. */
const GOES_ON = /^(?:when|while|during|before|after|once|if|until|without)$/
const JOINT = /^(?:and|or|but|then|&)$/
const NO_VERBS: ReadonlySet<string> = new Set()

/**
 * Spans that only list examples, in order. They start at "e.g.", "for example", "such as" or similar. They end at the
 * closing bracket, before "when", "before" or similar, before a new clause such as ", and increase the", or at the end.
 * Takes time linear in the text's length.
 * @param text as the rules read it (see readableText)
 */
export function exampleTails(text: string): readonly TextSpan[] {
  const tails: TextSpan[] = []
  let read = 0
  MARKER.lastIndex = 0
  for (let match = MARKER.exec(text); match !== null; match = MARKER.exec(text)) {
    const { 0: marker, index } = match
    if (index < read) continue
    const end = endOfTail(text, index, index + marker.length)
    tails.push({ start: index, end })
    read = end
  }
  return tails
}

function endOfTail(text: string, start: number, markerEnd: number): number {
  const before = text.slice(Math.max(0, start - 2), start).trimEnd()
  const closing = before.endsWith('(') ? ')' : before.endsWith('[') ? ']' : null
  if (closing !== null) {
    const closed = text.indexOf(closing, start)
    return closed < 0 ? text.length : closed
  }
  const listsActions = isVerb(wordsFrom(text, markerEnd)[0] ?? '', NO_VERBS)
  BREAK.lastIndex = markerEnd
  for (let found = BREAK.exec(text); found !== null; found = BREAK.exec(text)) {
    if (startsClause(found[0], wordsFrom(text, found.index + found[0].length), listsActions))
      return found.index
  }
  return text.length
}

/** Maximum number of characters in which the first words after a break are read. */
const REACH = 60

const wordsFrom = (text: string, at: number): readonly string[] =>
  text
    .slice(at, at + REACH)
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+|&/gu) ?? []

/**
 * Whether words after a break continue the statement. The items of a list may look like verbs, as in "plates, glasses,
 * and order of seats", so a verb needs an object with a determiner.
 */
function startsClause(sign: string, words: readonly string[], listsActions: boolean): boolean {
  const isJoined = JOINT.test(words[0] ?? '')
  const [first = '', second = ''] = isJoined ? words.slice(1) : words
  if (!isJoined && GOES_ON.test(first)) return sign.trim() !== ''
  const isSentence = /^[;.!?]/.test(sign)
  if (!isJoined && !isSentence) return false
  if (directionOf(first) !== undefined && !first.endsWith('ing')) return true
  if (listsActions) return false
  const hasObject = DETERMINERS.has(second) || EMPTY_OBJECTS.has(second)
  return hasObject && (PLAIN_VERBS.has(first) || (isSentence && isVerb(first, NO_VERBS)))
}
