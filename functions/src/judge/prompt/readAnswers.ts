/** Maximum length of a model's answer in characters; the rest is ignored. */
export const MAX_ANSWER_LENGTH = 200_000

export interface RawAnswers {
  readonly entries: readonly unknown[]
  /** Number of entries that are not valid JSON. */
  readonly malformed: number
}

/**
 * Extracts the entries of the list "answers" from a model's text, with or without text around the JSON.
 * Complete entries of a truncated answer are returned. Takes time linear in the answer's length.
 */
export function readAnswers(answer: string): RawAnswers {
  const text = answer.slice(0, MAX_ANSWER_LENGTH)
  const list = text.indexOf('[', Math.max(0, text.indexOf('"answers"')))
  if (list === -1) return { entries: [], malformed: text.trim() === '' ? 0 : 1 }
  const parsed = objectsIn(text, list + 1).map(parse)
  const entries = parsed.filter((entry) => entry !== undefined)
  return { entries, malformed: parsed.length - entries.length }
}

/** Returns the texts of the balanced {…} groups from an offset in a list to the end of the list. */
function objectsIn(text: string, from: number): readonly string[] {
  const objects: string[] = []
  let depth = 0
  let start = from
  let isInString = false
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
      continue
    }
    if (character === '"') isInString = true
    else if (character === '{' || character === '[') {
      if (depth === 0) start = at
      depth += 1
    } else if (character === '}' || character === ']') {
      if (depth === 0) break
      depth -= 1
      if (depth === 0) objects.push(text.slice(start, at + 1))
    }
  }
  return objects
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
