/** Ends of nouns of actions, and those of their verbs. */
export const ACTION_ENDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ification$/, ['ify']],
  [/ation$/, ['e', 'ate', '']],
  [/uction$/, ['uce', 'uct']],
  [/ision$/, ['ise', 'ide']],
  [/ion$/, ['e', '']],
  [/(?:ment|al|age)$/, ['', 'e']],
  [/(?:en|an)ance$/, ['ain']],
  [/(?:ance|ence)$/, ['', 'e']],
  [/ery$/, ['er']],
]

/** Ends that tell an action only next to its verb. */
const FURTHER_ENDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/aging$/, ['', 'e']],
  [/iption$/, ['ibe']],
  [/eption$/, ['eive']],
  [/ission$/, ['it']],
  [/stration$/, ['ster']],
  [/osis$/, ['ose']],
  [/ysis$/, ['yze', 'yse']],
  [/bly$/, ['ble']],
  [/iry$/, ['ire']],
  [/ure$/, ['', 'e']],
  [/-?(?:up|out|off|in|down)$/, ['']],
]

/** Nouns whose end tells nothing of their verb. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ['sale', 'sell'],
  ['choice', 'choose'],
  ['storage', 'store'],
  ['proof', 'prove'],
  ['receipt', 'receive'],
  ['growth', 'grow'],
  ['maintenance', 'maintain'],
])

/** Things that are called by what was done to them: "the package is wet". */
const THINGS: ReadonlySet<string> = new Set(['package', 'equipment', 'message', 'passage', 'instrument'])

/** The verbs that a noun may be made of, such as "diagnose" for "diagnosis"; a word that is no such noun has none. */
export function verbsOfNoun(noun: string): readonly string[] {
  const one = noun.replace(/ies$/, 'y').replace(/(?<![su])s$/, '')
  const named = NOUNS.get(one)
  if (named !== undefined) return [named]
  if (THINGS.has(one)) return []
  return [...ACTION_ENDS, ...FURTHER_ENDS].flatMap(([end, endings]) => {
    const forms = [...new Set([noun, one])].filter((form) => end.test(form))
    return forms.flatMap((form) => endings.map((ending) => form.replace(end, ending)))
  })
}
