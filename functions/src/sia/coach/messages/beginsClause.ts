import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

const START = /^(?:and|or|but) (?:my|our|their|the|some|other|most) /i

/** Whether what follows a comma is a clause whose verb has no ending: "and my people knock on a door". */
export const beginsClause = (piece: string, language: Language): boolean =>
  START.test(piece) &&
  language.tokensOf(piece).some(({ tag, key, base }, at, tokens) => {
    const before = tokens[at - 1]
    return tag === 'VERB' && key === base && before?.tag === 'NOUN' && isPlural(before)
  })
