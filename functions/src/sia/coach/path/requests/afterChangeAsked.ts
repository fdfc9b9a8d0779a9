import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import type { Language } from '../../language/Language.ts'
import { numberOf, readWhich } from '../../messages/readWhich.ts'
import { stemsOf } from '../text/sharedWords.ts'
import { type Changed, choiceOf, NONE_OF_THEM, only, removeItems, setCategory } from './changeItem.ts'
import { itemsIn, type StudyItem } from './findItems.ts'
import { rewordItem } from './rewordItem.ts'
import { moveClause } from './takeMoves.ts'
import { withOtherWords } from './withOtherWords.ts'

const LEFT =
  /^(?:never ?mind|none(?: of (?:them|these|those))?|no|nope|neither|nothing|cancel|(?:leave|forget|keep) (?:it|them|that)(?: .{0,30})?|(?:it|that|they) (?:is|are) (?:fine|ok|okay)(?: .{0,20})?)$/

/** "Yes", "yes, remove it", "go ahead". */
const CONFIRMED =
  /^(?:(?:yes|yep|yeah|yup|ok|okay|sure|right|correct|agreed|exactly|of course|please|go ahead|do it|do so|do that|i agree|that is right|you can|(?:remove|delete|drop) (?:it|that|this))(?:[,.!;]? |$))+$/

/** Longest text that a message may be, in characters. */
const LONGEST = 240

/** What the answer to a question about a change makes; null if the message is no answer to it. */
export function afterChangeAsked(
  context: CoachContext,
  { kind, ids, to, words }: NonNullable<CoachState['changing']>,
  message: string,
  language: Language,
): Changed | null {
  const clause = moveClause(message, language)
  if (LEFT.test(clause) || message.trim() === NONE_OF_THEM) return only('Then everything stays as it is.')
  const items = ids.flatMap((id) => itemsIn(context).find((each) => each.id === id) ?? [])
  if (kind === 'reword' && to === '') {
    const [item] = items
    const changed = item && message.length <= LONGEST ? rewordItem(context, item, message, language) : null
    return changed === null || changed.proposals.length > 0 ? changed : null
  }
  const isAskedFor = kind === 'category' && to === ''
  const category = JOB_STEP_CATEGORIES.find(
    (each) => each.toLowerCase() === (isAskedFor ? clause : to.toLowerCase()),
  )
  const isConfirmed = kind === 'remove' && ids.length === 1 && CONFIRMED.test(clause)
  const item = isAskedFor || isConfirmed ? items[0] : chosenOf(items, clause)
  if (item === undefined) return null
  if (kind === 'remove') return removeItems(context, [item])
  if (kind === 'category') return category === undefined ? null : setCategory(context, item, category)
  return rewordItem(context, item, words === undefined ? to : withOtherWords(item.text, words, to), language)
}

function chosenOf(items: readonly StudyItem[], clause: string): StudyItem | undefined {
  const plain = clause.replace(/^(?:i mean|i meant|the one about|the) /, '')
  const same = items.find((item) => [item.text, choiceOf(item)].some((text) => text.toLowerCase() === clause))
  if (same !== undefined) return same
  const which = readWhich(clause)
  const place = which?.kind === 'places' ? (which.places[0] ?? 0) : numberOf(plain)
  if (place !== 0) return items.at(place < 0 ? place : place - 1)
  const stems = stemsOf(plain)
  const named = items.filter(({ text }) => {
    const known = new Set(stemsOf(text))
    return stems.length > 0 && stems.every((stem) => known.has(stem))
  })
  return named.length === 1 ? named[0] : undefined
}
