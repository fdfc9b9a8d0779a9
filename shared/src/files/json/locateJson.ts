import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** A position in a text as editors show it: both from 1, columns in UTF-16 code units. */
export interface Place {
  readonly line: number
  readonly column: number
}

export type JsonPath = readonly (string | number)[]

export type LocatedJson =
  | {
      readonly value: unknown
      /** Position of the value at a path; of the nearest parent if there is none. */
      placeOf(path: JsonPath): Place
      /** Position of a key in the object at a path. */
      placeOfKey(path: JsonPath, key: string): Place
      /** The second of two equal keys of one object, of which JSON.parse would silently drop one. */
      readonly repeated: readonly { readonly path: JsonPath; readonly place: Place }[]
    }
  | { readonly problem: string; readonly place: Place }

/** Deeper than any custom rules. */
const MAX_DEPTH = 20

const OPTIONS = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** Messages by the error names of jsonc-parser. */
const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'JSON knows no such word here. Texts stand in straight double quotation marks.',
  InvalidNumberFormat: 'This is no number.',
  PropertyNameExpected: 'Expected a property name in double quotes.',
  ValueExpected: 'A value belongs here.',
  ColonExpected: 'A colon belongs here, between key and value.',
  CommaExpected: 'A comma belongs here.',
  CloseBraceExpected: 'A closing brace } belongs here.',
  CloseBracketExpected: 'A closing bracket ] belongs here.',
  EndOfFileExpected: 'Nothing may follow the last closing brace.',
  InvalidCommentToken: 'JSON knows no comments.',
  UnexpectedEndOfComment: 'JSON knows no comments.',
  UnexpectedEndOfString: 'This text has no closing quotation mark in its line.',
  UnexpectedEndOfNumber: 'This number breaks off.',
  InvalidUnicode: 'After \\u stand four digits or letters from a to f.',
  InvalidEscapeCharacter: 'In a JSON text a backslash is written twice: \\\\b stands for \\b.',
  InvalidCharacter: 'This character cannot stand in a JSON text as it is.',
}

/** Parses JSON with the position of every value. Deeper nesting than custom rules need is refused. */
export function locateJson(text: string): LocatedJson {
  const deep = tooDeepAt(text)
  if (deep !== null) return { problem: 'This is nested too deeply.', place: placeAt(text, deep) }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, OPTIONS)
  const [first] = errors
  if (first !== undefined || root === undefined) {
    const problem = (first && WORDS[printParseErrorCode(first.error)]) ?? 'This is not JSON.'
    return { problem, place: placeAt(text, first?.offset ?? 0) }
  }
  const value: unknown = JSON.parse(text)
  return {
    value,
    placeOf: (path) => placeAt(text, nearest(root, path).offset),
    placeOfKey: (path, key) => {
      const holder = nearest(root, path)
      const property = holder.children?.find(({ children }) => children?.[0]?.value === key)
      return placeAt(text, (property ?? holder).offset)
    },
    repeated: repeatedKeys(root).map(({ path, offset }) => ({ path, place: placeAt(text, offset) })),
  }
}

function nearest(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const found = findNodeAtLocation(root, path.slice(0, length))
    if (found !== undefined) return found
  }
  return root
}

interface RepeatedKey {
  readonly path: JsonPath
  readonly offset: number
}

function repeatedKeys(node: Node, path: JsonPath = []): readonly RepeatedKey[] {
  const seen = new Set<string>()
  return (node.children ?? []).flatMap((child, index): readonly RepeatedKey[] => {
    if (node.type === 'array') return repeatedKeys(child, [...path, index])
    const [key, value] = child.children ?? []
    if (key === undefined) return []
    const name = String(key.value)
    const below = [...path, name]
    const inside = value === undefined ? [] : repeatedKeys(value, below)
    if (seen.has(name)) return [{ path: below, offset: key.offset }, ...inside]
    seen.add(name)
    return inside
  })
}

function tooDeepAt(text: string): number | null {
  let depth = 0
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{\]}]/g)) {
    if (found === '[' || found === '{') depth += 1
    if (found === ']' || found === '}') depth -= 1
    if (depth > MAX_DEPTH) return index
  }
  return null
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
