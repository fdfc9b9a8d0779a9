/** Which statements somebody means. */
export type Which =
  /** "that", "these": those of the last cards; "that one" is one of them. */
  | { readonly kind: 'latest'; readonly isOne: boolean; readonly isSpoken: boolean }
  /** By their places, from 1; the last has -1. */
  | { readonly kind: 'places'; readonly places: readonly number[] }
  /** "all of them", "both". */
  | { readonly kind: 'all'; readonly count: number | null }
  /** By their words; a bare name may be that of a thing: "the labels". */
  | { readonly kind: 'named'; readonly name: string; readonly isBare: boolean; readonly isSeveral: boolean }

const NOUN =
  '(?:ones?|cards?|statements?|outcomes?|facts?|points?|lines?|drafts?|items?|sentences?|proposals?|suggestions?)'
const THING = '(?:things?|bits?|parts?|stuff|issues?|problems?|troubles?)'
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const SHORT = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const LAST = '(?:last|final|latest|newest|bottom)'
const ORDINAL = `(?:${ORDINALS.join('|')}|\\d(?:st|nd|rd|th)|${LAST}|top)`
const COUNT = `(?:${NUMBERS.join('|')}|\\d|couple|few)`

const LATEST = new RegExp(
  `^(?:(?<pronoun>that|this|it|them|they|those|these)|(?:that|this|these|those) (?<noun>${NOUN}|${THING}|two))$`,
)
const BOTH = new RegExp(
  `^(?:they |them )?both(?: of (?:them|these|those)| ${NOUN})?$|^(?:the|these|those) two(?: ${NOUN})?$`,
)
const ALL = new RegExp(
  `^(?:they |them )?all(?: (?:of )?(?:them|these|those|it|${COUNT}|the))*(?: ${NOUN})?$|^(?:the|these|those) (?<count>${COUNT})(?: ${NOUN})?$|^everything$`,
)
const ROW = new RegExp(
  `^(?:(?:the|these|those) )?(?<end>first|${LAST}) (?<count>${COUNT})(?: (?:of them|${NOUN}))?$`,
)
const PLACES = new RegExp(
  `^(?:(?:the|that|this) )?(?<one>${ORDINAL})(?: (?:and|&|to) (?:the )?(?<other>${ORDINAL}))?(?: ${NOUN}| ${THING})?$|^(?:the )?(?<first>${ORDINAL}) ${NOUN} and (?:the )?(?<second>${ORDINAL})(?: ${NOUN})?$`,
)
const NUMBERED = new RegExp(
  `^(?:the )?(?:${NOUN}|numbers?|no\\.?|nr\\.?) ?#?(?<list>(?:\\d{1,2}|${NUMBERS.join('|')})(?:(?:, and |, | and | & | ?\\+ ?)(?:${NOUN} |numbers? )?(?:\\d{1,2}|${NUMBERS.join('|')}))*)$`,
)
const ABOUT = new RegExp(
  `^(?:the |my |your )?(?:${ORDINAL} )?(?<noun>${NOUN}|${THING}) (?:\\p{L}+ing )?(?:about|with|on|of|for|that says|where|that|which|regarding|concerning|called) (?:the |an? |my |our )?(?<name>.{2,60})$`,
  'u',
)
const QUOTED = new RegExp(`^(?:the )?(?:${NOUN} )?["'](?<name>[^"']{2,80})["'](?: (?:${NOUN}|${THING}))?$`)
const CALLED = new RegExp(`^(?:the |my |your |that |this )?(?<name>.{2,50}?) (?<noun>${NOUN}|${THING})$`)
/** What is no name of a thing, but who does something. */
const NO_NAME =
  /^(?:i|we|you|he|she|they|it|there|who|what|where|which|if|when|while|people|nobody|somebody|someone|everybody|how|why|an?|another|each|every|some|no|not|one|my|do|does|did|is|are|should|would|could|can|will|must)\b/

const isSeveral = (noun: string): boolean => noun.endsWith('s') || noun === 'stuff'

/** Reads which statements a phrase means, in lower case; null if it can mean none. */
export function readWhich(phrase: string): Which | null {
  const text = phrase.trim()
  const latest = LATEST.exec(text)?.groups
  if (latest !== undefined) {
    const { pronoun, noun = '' } = latest
    if (noun === 'two') return { kind: 'all', count: 2 }
    return {
      kind: 'latest',
      isOne: pronoun === undefined && !isSeveral(noun),
      isSpoken: !/^(?:it|they|them)$/.test(text),
    }
  }
  if (BOTH.test(text)) return { kind: 'all', count: 2 }
  const all = ALL.exec(text)
  if (all !== null)
    return { kind: 'all', count: all.groups?.count === undefined ? null : countOf(all.groups.count) }
  const row = ROW.exec(text)?.groups
  if (row !== undefined) {
    const count = countOf(row.count ?? '')
    const places = Array.from({ length: count }, (_, at) => (row.end === 'first' ? at + 1 : at - count))
    return { kind: 'places', places }
  }
  const { one, other, first, second } = PLACES.exec(text)?.groups ?? {}
  const named = [one ?? first, other ?? second].filter((each) => each !== undefined)
  if (named.length > 0) return { kind: 'places', places: named.map(placeOf) }
  const list = NUMBERED.exec(text)?.groups?.list
  if (list !== undefined)
    return {
      kind: 'places',
      places: (list.match(/\d{1,2}|\p{L}{3,}/gu) ?? []).map(countOf).filter((place) => place > 0),
    }
  return readName(text)
}

function readName(text: string): Which | null {
  for (const pattern of [QUOTED, ABOUT, CALLED]) {
    const { name, noun = 'one' } = pattern.exec(text)?.groups ?? {}
    // "The statement about how much is drunk" names one by any words.
    if (name !== undefined && !(pattern === CALLED && NO_NAME.test(name)))
      return { kind: 'named', name, isBare: false, isSeveral: isSeveral(noun) }
  }
  const name = text.replace(/^(?:the|our|your) /, '')
  return NO_NAME.test(text) || text.split(' ').length > MOST_WORDS
    ? null
    : { kind: 'named', name, isBare: true, isSeveral: false }
}

/** Most words of a name, which may be all of a statement. */
const MOST_WORDS = 14

const countOf = (word: string): number => {
  const at = NUMBERS.indexOf(word)
  return at >= 0 ? at + 1 : word === 'couple' ? 2 : word === 'few' ? 3 : Number(/^\d+$/.test(word) ? word : 0)
}

/** The place of an ordinal; -1 for the last. */
export function placeOf(word: string): number {
  const at = Math.max(ORDINALS.indexOf(word), SHORT.indexOf(word))
  return at >= 0 ? at + 1 : word === 'top' ? 1 : -1
}

/** The number that a word or figure names; 0 for another word. */
export const numberOf = countOf
