import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { ToldRemoval } from '../../messages/readRemoval.ts'
import { stemsOf } from '../text/sharedWords.ts'
import {
  asksForFacts,
  askWhichItem,
  type Changed,
  type ChangeQuestion,
  nothingCalled,
  removeItems,
} from './changeItem.ts'
import { findItems, itemsIn } from './findItems.ts'

/** Where an item of the study is named as one, and not only as "the last one". */
const NAMED = /\b(?:steps?|statements?|outcomes?|cards?|drafts?)\b|\d\.\d|\bone (?:about|that says|called)\b/
const NO_NAME =
  /^(?:the )?words? |^(?:the )?['"][^'"]*['"]$|^(?:step by |steps by |everything$|all$|some |any )/
/** What is done with a thing: "remove the glue from the edges". */
const WITH_PLACE = / (?:from|off|with|before|after|until|so that|because|if|when|to|by|onto|into) /

/** What follows from a request to remove something; null if it may tell of work. */
export function takeRemoval(
  context: CoachContext,
  state: CoachState,
  told: ToldRemoval | null,
): Changed | ChangeQuestion | null {
  if (told === null || itemsIn(context).length === 0) return null
  const { name, kind } = told
  const { items, match, isSeveral } = findItems(context, state, name)
  // "Leave out the word 'dry'" is about a card.
  if (NO_NAME.test(name) && match !== 'text') return null
  const isAsked = kind === 'asked'
  const mayAnswer = asksForFacts(state)
  const isMeant = {
    text: true,
    item: NAMED.test(name) || isAsked || !mayAnswer,
    spoken: isAsked || kind === 'delete' || NAMED.test(name),
    action: kind !== 'plain' || !mayAnswer,
    words: isAsked || (kind !== 'plain' && !mayAnswer),
  }[match]
  if (!isMeant) return null
  const isUnclear = match === 'words' || (items.length === 0 && match !== 'item' && match !== 'spoken')
  const found = isUnclear ? withWords(context, name) : items
  const [item, ...others] = found
  if (item === undefined) {
    const isSaid = match === 'item' ? /\d/.test(name) || isAsked || kind === 'denied' : isAsked && !mayAnswer
    return isSaid && match !== 'spoken' && !WITH_PLACE.test(name) ? nothingCalled(whatOf(name), name) : null
  }
  if (others.length === 0 || (match === 'item' && isSeveral)) return removeItems(context, found)
  return askWhichItem('', 'remove', found)
}

const whatOf = (name: string): string =>
  /\bstep\b|^\d+$/.test(name)
    ? 'step'
    : /\bstatement|\d\.\d/.test(name)
      ? 'statement'
      : 'step or statement about'

/** All items that have the words of a name. */
function withWords(context: CoachContext, name: string) {
  const words = stemsOf(name)
  return words.length === 0
    ? []
    : itemsIn(context).filter(({ text }) => {
        const known = new Set(stemsOf(text))
        return words.every((word) => known.has(word))
      })
}
