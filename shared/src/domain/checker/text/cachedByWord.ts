/** Words that are remembered, many times those of a study. */
const MOST_WORDS = 5_000
/** Longer words are hostile or rare, and would make the cache large. In characters. */
const LONGEST_WORD = 32

/**
 * Remembers what a function says of each word, because a study repeats its words. Bounded: a full cache starts anew.
 * @param of depends on nothing but the word
 */
export function cachedByWord<Value extends boolean | number | string>(
  of: (word: string) => Value,
): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const value = of(word)
    if (word.length > LONGEST_WORD) return value
    if (known.size === MOST_WORDS) known.clear()
    known.set(word, value)
    return value
  }
}
