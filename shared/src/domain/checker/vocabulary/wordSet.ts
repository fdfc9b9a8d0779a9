/** Splits a text into a set of lower-case words. Adds the British form of each word in -ize, -yze or -or. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const word of lists.join(' ').trim().split(/\s+/)) {
    words.add(word)
    for (const [american, british] of BRITISH_ENDINGS) {
      if (word.endsWith(american)) words.add(word.slice(0, -american.length) + british)
    }
  }
  return words
}

const BRITISH_ENDINGS = [
  ['ize', 'ise'],
  ['izing', 'ising'],
  ['izes', 'ises'],
  ['ized', 'ised'],
  ['yze', 'yse'],
  ['avor', 'avour'],
  ['olor', 'olour'],
] as const
