import { FIXED_PHRASES } from '../vocabulary/fixedPhrases.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import { NUMBER_WORDS, UNITS } from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { cachedByWord } from './cachedByWord.ts'
import { phraseList } from './PhraseList.ts'
import type { Statement, Word } from './Statement.ts'

const JOINTS = new Set(['and', 'or', 'nor', '&', '/', 'and/or'])
const LONGEST_FIXED = 3
/** Verbs before "as well as" that are compared: "works as well as the original". */
const COMPARED = wordSet(`
  do does done doing perform performs performed work works worked function functions functioned fit fits look looks sound
  sounds play plays run runs hold holds sleep sleeps see sees hear hears just not
`)
const AFTER_COMPARISON = wordSet('possible expected before ever intended planned it they he she others')

/** Fixed phrases, indexed by the conjunction they contain. */
const fixed = phraseList([FIXED_PHRASES])

/**
 * Indexes of words that join two things: and, or, &, the slash, "plus the" and the end of "as well as". Excludes fixed
 * phrases ("research and development"), ranges ("between start and finish"), alternatives ("whether one or the other"),
 * numbers and units ("mg/l").
 */
export function jointsOf({ words }: Statement): readonly number[] {
  const joints: number[] = []
  for (let index = 0; index < words.length; index += 1) {
    const isJoint = JOINTS.has(words[index]?.key ?? '') || isAddition(words, index)
    if (isJoint && !isFixed(words, index) && !isRange(words, index) && !isMeasure(words, index))
      joints.push(index)
  }
  return joints
}

function isAddition(words: readonly Word[], at: number): boolean {
  const key = words[at]?.key
  if (key !== 'plus' && key !== 'as') return false
  const next = words[at + 1]?.key ?? ''
  if (key === 'plus') return DETERMINERS.has(next)
  const isAsWellAs = words[at - 1]?.key === 'well' && words[at - 2]?.key === 'as'
  return isAsWellAs && !COMPARED.has(words[at - 3]?.key ?? '') && !AFTER_COMPARISON.has(next)
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

const BOUNDS = wordSet(
  'more less fewer above below over under older younger longer shorter later earlier higher lower',
)

function isMeasure(words: readonly Word[], joint: number): boolean {
  const before = words[joint - 1]?.key ?? ''
  const after = words[joint + 1]?.key ?? ''
  if (words[joint]?.key === '/') return isNumber(before) || (before.length <= 3 && UNITS.has(after))
  // "15 percent or more"
  const isBound = words[joint]?.key === 'or' && BOUNDS.has(after)
  return isBound || (isNumber(before) && isNumber(after))
}

/** Whether a word is a number, in digits or spelled out. */
export const isNumber = cachedByWord((key) => /^\d/.test(key) || NUMBER_WORDS.has(key))
