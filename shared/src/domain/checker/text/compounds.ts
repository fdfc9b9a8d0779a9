import { FIXED_PHRASES } from '../vocabulary/fixedPhrases.ts'
import { NUMBER_WORDS, UNITS } from '../vocabulary/quantities.ts'
import { phraseList } from './PhraseList.ts'
import type { Statement, Word } from './Statement.ts'

const JOINTS = new Set(['and', 'or', 'nor', '&', '/', 'and/or'])
const LONGEST_FIXED = 3

/** Fixed phrases, indexed by the conjunction they contain. */
const fixed = phraseList([FIXED_PHRASES])

/**
 * Indexes of words that join two things: and, or, & and the slash. Excludes fixed phrases ("research and
 * development"), ranges ("between start and finish"), alternatives ("whether one or the other"), numbers and
 * units ("mg/l").
 */
export function jointsOf({ words }: Statement): readonly number[] {
  return words.flatMap((word, index) =>
    JOINTS.has(word.key) && !isFixed(words, index) && !isRange(words, index) && !isMeasure(words, index)
      ? [index]
      : [],
  )
}

function isFixed(words: readonly Word[], joint: number): boolean {
  for (let start = Math.max(0, joint - LONGEST_FIXED); start < joint; start += 1) {
    if (start + fixed.lengthAt(words, start) > joint) return true
  }
  return false
}

/** Maximum distance to the word that opens a range. */
const RANGE_REACH = 8

function isRange(words: readonly Word[], joint: number): boolean {
  const opener = words[joint]?.key === 'or' ? 'whether' : 'between'
  return words.slice(Math.max(0, joint - RANGE_REACH), joint).some(({ key }) => key === opener)
}

function isMeasure(words: readonly Word[], joint: number): boolean {
  const before = words[joint - 1]?.key ?? ''
  const after = words[joint + 1]?.key ?? ''
  if (words[joint]?.key === '/') return isNumber(before) || (before.length <= 3 && UNITS.has(after))
  return isNumber(before) && isNumber(after)
}

/** Whether a word is a number, in digits or spelled out. */
export const isNumber = (key: string): boolean => /^\d/.test(key) || NUMBER_WORDS.has(key)
