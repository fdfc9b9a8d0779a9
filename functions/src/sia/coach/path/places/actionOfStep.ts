import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { verbsOfNoun } from '../../words/actionNouns.ts'
import { stemOf, stemsOf } from '../text/sharedWords.ts'

export type NamedStep = CheckedStudy['jobSteps'][number]

/** Stems of actions of so many steps that only their object tells them apart. */
const USUAL: ReadonlySet<string> = new Set(
  'check find look ask use set start keep see go get take make put do have give collect prepare'
    .split(' ')
    .map(stemOf),
)

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []

/** The stem of what is done in a step: "load" of "Load the truck"; empty for a step without words. */
export const actionOfStep = ({ userInput }: Pick<NamedStep, 'userInput'>): string =>
  stemOf(wordsOf(userInput)[0] ?? '')

/** The stems of what a step is about: "truck" of "Load the truck". */
export const thingsOfStep = ({ userInput }: Pick<NamedStep, 'userInput'>): readonly string[] =>
  stemsOf(userInput.trim().replace(/^\S+/, ''))

/** Whether an action tells a step apart from others without its object. */
export const isOwnAction = (action: string): boolean => action !== '' && !USUAL.has(action)

/** Whether a noun is made of an action and names it: "delivery" of "deliver", but not "load" of "load". */
export const isActionNoun = (noun: string, action: string): boolean =>
  verbsOfNoun(noun.toLowerCase()).some((verb) => stemOf(verb) === action)

/** Whether a word is a form of an action: "loading", "loads", "delivery". */
export const isFormOf = (word: string, action: string): boolean =>
  action !== '' && (stemOf(word.toLowerCase()) === action || isActionNoun(word, action))
