import { possibleBases } from '@outcome-studio/shared/domain/checker'
import { participleOf } from '../language/participleOf.ts'

/** Verbs that name one action if they have the same object: "fix the chair" and "mend the chair". */
const GROUPS: readonly (readonly string[])[] = [
  'choose pick select',
  'mend patch repair fix',
  'clean wash wipe scrub rinse',
  'get obtain fetch procure receive supply order buy hand',
  'check inspect verify examine',
  'measure weigh',
  'pack wrap',
  'deliver bring ship dispatch',
  'collect gather',
  'attach fasten stick glue',
  'mix stir blend',
  'store stow',
].map((group) => group.split(' '))

/** Whether a word is a form of a verb: "slices", "slicing" and "sliced" of "slice". */
export const isFormOfVerb = (word: string, verb: string): boolean =>
  word === verb || possibleBases(word).includes(verb) || participleOf(verb) === word

/** Whether a word is a form of a verb, or of another one for the same action: "picks" of "choose". */
export const namesAction = (word: string, verb: string): boolean =>
  isFormOfVerb(word, verb) ||
  GROUPS.some((group) => group.includes(verb) && group.some((other) => isFormOfVerb(word, other)))

/** "overcharged" of "charge": done too much, too little or wrongly. */
export const isDoneWrongly = (word: string, verb: string): boolean => {
  const bare = word.replace(/^(?:over|under|mis|un)-?/, '')
  return bare !== word && participleOf(verb) === bare
}

/** Whether a noun is what does an action: "slicer" of "slice", "mixers" of "mix". */
export const isAgentNoun = (noun: string, verb: string): boolean => {
  const one = noun.replace(/s$/, '')
  const last = verb.at(-1) ?? ''
  return [`${verb}er`, `${verb}r`, `${verb}or`, `${verb.replace(/e$/, '')}or`, `${verb}${last}er`].includes(
    one,
  )
}
