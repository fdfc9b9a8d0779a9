/** Words that often name the same thing. A study should use one word of each row. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['customer', 'client', 'buyer', 'shopper'],
  ['document', 'file', 'paperwork'],
  ['doctor', 'physician', 'clinician'],
  ['employee', 'worker', 'staff', 'personnel'],
  ['error', 'mistake'],
  ['supplier', 'vendor'],
  ['journey', 'trip'],
  ['home', 'house'],
  ['car', 'vehicle', 'automobile'],
  ['goods', 'merchandise'],
  ['garbage', 'trash', 'rubbish'],
  ['illness', 'disease', 'sickness'],
  ['medicine', 'medication', 'drug'],
  ['invoice', 'bill'],
  ['parcel', 'package'],
  ['colleague', 'coworker', 'co-worker'],
  ['picture', 'photo', 'photograph', 'image'],
]

/** Adjectives of one meaning before the same noun: "the last stop" is the final stop. Alone they say too little. */
export const SYNONYM_ADJECTIVES: readonly (readonly string[])[] = [
  ['last', 'final'],
  ['first', 'initial'],
  ['main', 'primary'],
  ['whole', 'entire'],
  ['additional', 'extra'],
  ['correct', 'right'],
  ['incorrect', 'wrong'],
]

/** A word that stands for all words of its row, by the word in singular and plural. */
const USUAL_WORDS: ReadonlyMap<string, string> = new Map([
  ...SYNONYMS.flatMap((nouns) =>
    nouns.flatMap((noun) => [noun, `${noun}s`, `${noun}es`].map((form) => [form, nouns[0] ?? noun] as const)),
  ),
  ...SYNONYM_ADJECTIVES.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
])

/** One word for all words of the same meaning; the word itself if it has no synonyms. */
export const usualWord = (key: string): string => USUAL_WORDS.get(key) ?? key
