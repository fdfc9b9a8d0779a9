import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { isSound } from '../../drafts/isSound.ts'
import type { Language } from '../../language/Language.ts'
import type { ToldRewording } from '../../messages/readRewording.ts'
import { readStepOrder } from '../../messages/readStepOrder.ts'
import { quoted } from '../text/clarify.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import {
  asksForFacts,
  askText,
  askWhichItem,
  type Changed,
  type ChangeQuestion,
  nameOf,
  nothingCalled,
  only,
} from './changeItem.ts'
import { findItems, itemsIn, type StudyItem } from './findItems.ts'
import { isStated, rewordItem } from './rewordItem.ts'
import { rewordJob } from './rewordJob.ts'
import { hasWords, withOtherWords, withPassage } from './withOtherWords.ts'

/** What a step should be without being called so: "step 2 should be after step 3", "step 2 should be shorter". */
const NO_WORDING =
  /^(?:in|under|at|to|with|after|before|behind|between|on|for|part|there|here|first|last|second|third|moved|put|done|removed|deleted|dropped|split|merged|an?|not|more|less|much|too|shorter|longer|simpler|clearer|better|different|fine|ok|okay|good|the (?:first|last|next|second|same)|step \d|\d)\b/i
/** What is no text of the study. */
const OTHERS = /\b(?:sessions?|stud(?:y|ies)|drafts?|cards?|conversation|chat)\b/
const JOB = /^(?:the|my|our) job$/
const QUOTE = /["'“”‘’]$/u
const BEHIND = /, (?:and )?not .{2,80}$| (?:instead of|rather than) .{2,80}$/iu

/** What follows from another wording of an item; null if it may tell of work. */
export function takeRewording(
  context: CoachContext,
  state: CoachState,
  told: ToldRewording | null,
  clause: string,
  language: Language,
): Changed | ChangeQuestion | null {
  if (told === null) return null
  const { name, words, kind } = told
  const after = told.after.replace(BEHIND, '').replace(QUOTE, '')
  const isDuty = kind === 'duty'
  if (
    words === null &&
    (isDuty || told.mayMove) &&
    (NO_WORDING.test(after) || readStepOrder(clause) !== null)
  )
    return null
  if (JOB.test(name) && after !== '') return rewordJob(context, state, words, after)
  if (itemsIn(context).length === 0) return null
  const { items, match } = findItems(context, state, name)
  if (after === '') return asksForText(items)
  if (words !== null)
    return isDuty
      ? replacePassage(context, items, name, words, after, language)
      : replaceWords(context, items, name, words, after, language)
  const isMove =
    told.mayMove &&
    items.every((each) => each.kind === 'statement') &&
    findItems(context, state, after.toLowerCase()).items.some((each) => each.kind === 'step')
  if (isMove) return null
  const isMeant = {
    item: true,
    text: true,
    action: kind === 'request',
    words: false,
    spoken: kind === 'request' && isCalled(context, clause, after, language),
  }[match]
  if (!isMeant)
    return kind === 'request' && match !== 'spoken' ? byWords(context, state, told, language) : null
  const [item, ...others] = items
  if (match === 'spoken' && item !== undefined && others.length === 0) {
    if (item.kind === 'statement' && !isStated(after)) return null
    const changed = rewordItem(context, item, after, language)
    return changed.proposals.length > 0 ? changed : null
  }
  if (item === undefined)
    return match === 'item' && !OTHERS.test(name) && (/\d/.test(name) || !asksForFacts(state))
      ? nothingCalled('step or statement', name)
      : null
  return others.length === 0
    ? rewordItem(context, item, after, language)
    : askWhichItem('', 'reword', items, after)
}

/** "Reword step 2" does not tell how. */
const asksForText = ([item, ...others]: readonly StudyItem[]): ChangeQuestion | null =>
  item === undefined || others.length > 0 ? null : askText(item)

/** Whether "call it …" tells a name, and no habit: "we call it a day". */
const isCalled = (context: CoachContext, clause: string, after: string, language: Language): boolean =>
  /\b(?:instead|please|rather|better|wording|rename|reword|should)\b/.test(clause) ||
  isSound(after, 'action', language, wordsOfStudy(context))

/** "Please change glue to paste": in the only text with those words. */
function byWords(
  context: CoachContext,
  state: CoachState,
  { name, after }: ToldRewording,
  language: Language,
): Changed | ChangeQuestion | null {
  if (OTHERS.test(name)) return null
  const words = name.replace(/^(?:the )?words? |["'“”‘’]/gu, '')
  const items = itemsIn(context).filter(({ text }) => hasWords(text, words))
  if (items.length === 0) return asksForFacts(state) ? null : nothingCalled('step or statement with', words)
  const [item, ...others] = items
  if (asksForFacts(state) && !/["“]/u.test(name)) return null
  return item !== undefined && others.length === 0
    ? rewordItem(context, item, withOtherWords(item.text, words, after), language)
    : askWhichItem('', 'reword', items, after, words)
}

/** "It should say somebody, not a guy": a part of the text, or all of it. */
function replacePassage(
  context: CoachContext,
  items: readonly StudyItem[],
  name: string,
  words: string,
  after: string,
  language: Language,
): Changed | ChangeQuestion | null {
  const [item, ...others] = items
  if (item === undefined) return /\d/.test(name) ? nothingCalled('step or statement', name) : null
  if (others.length > 0) return askWhichItem('', 'reword', items, after)
  return rewordItem(
    context,
    item,
    isStated(after) ? after : (withPassage(item.text, words, after) ?? after),
    language,
  )
}

function replaceWords(
  context: CoachContext,
  items: readonly StudyItem[],
  name: string,
  words: string,
  after: string,
  language: Language,
): Changed | ChangeQuestion {
  const found = items.filter(({ text }) => hasWords(text, words))
  const [item, ...others] = found
  const [named] = items
  if (item !== undefined)
    return others.length === 0
      ? rewordItem(context, item, withOtherWords(item.text, words, after), language)
      : askWhichItem('', 'reword', found, after, words)
  return named === undefined
    ? nothingCalled('step or statement', name)
    : only(`I find no ${quoted([words])} in ${nameOf(named)}.`)
}
