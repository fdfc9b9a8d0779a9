import { capitalized } from '@outcome-studio/shared/domain/base'
import {
  readOutcome,
  readStatement,
  STANDARD_VOCABULARY,
  uncapitalized,
} from '@outcome-studio/shared/domain/checker'
import { RELATIVES } from '../grammar/PHRASE_WORDS.ts'
import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isGerund, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { gerundOf } from '../language/verbForms.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { announces, tellsCare, tellsOfTalk } from '../words/announces.ts'
import { tellsFeeling } from '../words/tellsFeeling.ts'
import { HARMING, HURTING, isTroubleVerb, OUT_OF_ORDER, tellsTrouble } from '../words/troubleWords.ts'
import { amountForms, doneForm, vainForm } from './amountForms.ts'
import { beginsWithModal } from './beginsWithModal.ts'
import { cannotForm } from './cannotForm.ts'
import { clauseForms } from './clauseForms.ts'
import { discardedForms } from './discardedForms.ts'
import { faultForm } from './faultForms.ts'
import { faultTold } from './faultTold.ts'
import { gerundAction } from './gerundAction.ts'
import { gerundClause } from './gerundClause.ts'
import { nounEvent } from './nounEvent.ts'
import type { OutcomeContext } from './OutcomeContext.ts'
import { ENDING_UP, GOES_WRONG, plainerAnswer } from './plainerAnswer.ts'
import { plainText } from './plainText.ts'
import { repeatForms } from './repeatForms.ts'
import { shortTrouble } from './shortTrouble.ts'
import { spokenForms } from './spokenForms.ts'
import { SPEAKERS, spokenTokens, withKnownStart } from './spokenTokens.ts'
import { thereForms } from './thereForms.ts'
import { isWorkedThing, leftForm, stateForm, thingForms } from './thingForms.ts'
import { gerundForms, slowForms, timeOn } from './timeForms.ts'
import { GOES_ON, TAKES_DOING, TAKES_LAST, TAKES_TIME, TAKES_TO, TIME_OF } from './timesTold.ts'
import { MANY, troubleTold } from './troubleTold.ts'
import { agreeing } from './wantedForms.ts'
import { wastedClause } from './wastedClause.ts'
import { TROUBLE_LEAD, withoutLeadIn } from './withoutLeadIn.ts'
import { withoutSpeaker } from './withoutSpeaker.ts'
import { workForm } from './workForms.ts'

/** What takes time, until it is so: "until everybody has found the page". */
const UNTIL = /^(?:until|till|by the time(?: that)?) (.{3,150})$/i
/** "it is the waiting that kills me" */
const CLEFT =
  /^it is (.+?) (?:that|which) (?:kills?|annoys?|bothers?|drives?|gets?|slows?|costs?|takes?|eats?|stress(?:es)?|worr(?:y|ies)) (?:me|us|them|you|everybody|everyone|people|all|long|ages|forever|(?:so |too )(?:long|much)|hours)\b.*$/i
const TIME = /\d|\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i

/** "wasted is the water" */
const WASTED_IS =
  /^(?:what is |what gets )?wasted? (?:here )?(?:is|are|would be|was|were) (?:mostly |mainly |often |usually )*(.{3,120}?)(?:,? (?:when|if|because) (?:i|we|you|they) .*)?$/i
/** "and have to wait for a ladder" */
const HAVE_TO_WAIT =
  /^(?:.{2,60}? )?(?:has|have|had|needs?) to (wait|search) ((?:for|on|until|through) .{3,100})$/i
/** "we want zero misreads" */
const WANT_NONE = /^(?:i|we|they|you) (?:want|need|aim for|would like) (?:zero|no) (.{3,100})$/i

/** "finding out who is free that week" */
const ASKING_WHO = /^\p{L}+ing (?:out )?who\b/iu

/**
 * The forms of a part as an outcome statement, likeliest first. The metric follows from what was said before it follows
 * from what was asked: an event is a likelihood, although the question was what takes long.
 */
export function outcomeForms(
  part: MessagePart,
  asked: OutcomeContext,
  language: Language,
): readonly string[] {
  const heard = plainerAnswer(part.text, language)
  const said = asked.about === 'wrong' ? faultTold(heard, language) : heard
  if (beginsWithModal(said, language)) return []
  const impossible = cannotForm(said, language)
  if (impossible !== null) return [`Minimize the likelihood that ${impossible}`]
  // "please keep the labels" is said to the coach.
  if (tellsCare(said) || announces(said) || tellsOfTalk(said) || /^please\b/i.test(said)) return []
  const context: OutcomeContext =
    TROUBLE_LEAD.test(said) || GOES_WRONG.test(part.text) ? { ...asked, about: 'wrong' } : asked
  const own = readOutcome(readStatement(said), STANDARD_VOCABULARY)
  if (own !== null && own.metric !== null)
    return /\btakes?\b.* (?:while|long|ages|forever)\b/i.test(said) ? [] : [capitalized(said)]
  // Without its time, "towels that only get used for a minute" says something else.
  const isChanged =
    !ASKING_WHO.test(said) &&
    / (?:that|which|who) /.test(said) &&
    TIME.test(said) &&
    !TIME.test(plainText(said))
  if (isChanged) return []
  const timeOf = said.replace(TIME_OF, '')
  if (timeOf !== said) {
    const action = gerundAction(plainText(timeOf), language)
    const thing = withoutSpeaker(plainText(timeOf), language) ?? plainText(timeOf)
    return action === null ? timeOn(thing, language) : [`Minimize the time spent ${action.gerund}`]
  }
  const plain = plainText(
    said
      .replace(TAKES_TIME, 'takes long to ')
      .replace(TAKES_DOING, '$1 takes long')
      .replace(TAKES_TO, '$1 takes long to ')
      .replace(TAKES_LAST, ' takes long')
      .replace(GOES_ON, '$1 takes long'),
  )
  const cleft = CLEFT.exec(plain)?.[1]
  if (cleft === undefined && tellsFeeling(withoutLeadIn(said))) return []
  const text = withKnownStart(withoutLeadIn(cleft ?? plain), language)
    .replace(/^when (?=\p{L}+ )/iu, '')
    // "the drill slips when I tighten it": when it happens to the speaker is no part of what happens.
    .replace(
      /,? (?:when|while|as|because|before|until|after|every time|once|so|by the time) (?:i|we|you) .*$/i,
      '',
    )
    .replace(ENDING_UP, '')
    // "the pot collapses when they pull too fast": who does was not said.
    .replace(/ (?:when|while|as|if|once) they .*$/i, (found, at: number, all: string) =>
      readClause(language.tokensOf(uncapitalized(all.slice(0, at))))?.isMany === false ? '' : found,
    )
    // Who comes was not said.
    .replace(/ by the time they .*$/i, '')
    // "customer do not pick up the phone": a slip of number.
    .replace(/^((?:the |an? )?(\p{L}+)) do not (?=\p{L})/iu, (found, thing: string, word: string) => {
      const [token] = language.tokensOf(`the ${word}`).slice(1)
      return token?.tag === 'NOUN' && !isPlural(token) && word !== 'people' ? `${thing} does not ` : found
    })
  const trouble = troubleTold(plain, context, language)
  if (trouble !== null) return [trouble]
  const slow = slowForms(/^to /i.test(plain) ? plain : text, language)
  if (slow !== null) return slow
  const fault = context.about === 'wrong' ? faultForm(text, language) : null
  if (fault !== null) return [fault]
  const work = context.about === 'long' ? workForm(plain, language) : null
  if (work !== null) return [work]
  const [, wait = '', what = ''] = HAVE_TO_WAIT.exec(text) ?? []
  if (wait !== '') return [`Minimize the time spent ${wait.toLowerCase()}ing ${what}`]
  const unwanted = WANT_NONE.exec(text)?.[1]
  if (unwanted !== undefined) return [`Minimize the number of ${unwanted}`]
  const repeated = context.about === 'wrong' ? null : repeatForms(said, context.about, language)
  const inVain = context.about === 'wasted' ? wastedClause(said, language) : null
  if (inVain !== null) return [...(repeated ?? []), inVain]
  const short = context.about === 'wrong' ? shortTrouble(plain, language) : null
  if (short !== null) return [short]
  if (repeated !== null) return repeated
  const wasted = WASTED_IS.exec(text)?.[1]
  if (wasted !== undefined)
    return outcomeForms({ ...part, text: wasted }, { ...asked, about: 'wasted' }, language)
  const tokens = spokenTokens(language.tokensOf(text))
  if (context.isStory && !tellsTrouble(tokens)) return []
  const [first] = tokens
  if (first === undefined) return []
  const discarded = discardedForms(text, context.about, language)
  if (discarded !== null) return discarded
  if (context.about === 'wrong' && /^(?:out|short) of \p{L}+$/iu.test(text))
    return [`Minimize the likelihood of being ${uncapitalized(text)}`]
  const until = UNTIL.exec(text)?.[1]
  if (until !== undefined) return [`Minimize the time it takes until ${until}`]
  if (first.key === 'there') return thereForms(text)
  const infinitive = context.about === 'long' ? /^to (\p{L}+ .{3,100})$/iu.exec(plain)?.[1] : undefined
  if (infinitive !== undefined && !tellsTrouble(language.tokensOf(infinitive)))
    return [`Minimize the time it takes to ${infinitive}`]
  const passive = context.about === 'wasted' ? withoutSpeaker(text, language) : null
  if (passive !== null) return amountForms(passive, language)
  const left = context.about === 'wrong' ? leftForm(tokens) : null
  if (left !== null) return [left]
  // "burn through thin sheet"
  const [, slip] = language.tokensOf(`to ${uncapitalized(text)}`)
  const isSlip =
    context.about === 'wrong' &&
    slip !== undefined &&
    slip.key === slip.base &&
    (isTroubleVerb(slip.key) || HARMING.has(slip.key) || HURTING.has(slip.key)) &&
    ['ADP', 'DET'].includes(tokens[1]?.tag ?? '') &&
    tokens.length > 2
  if (isSlip) return [`Minimize the likelihood of ${gerundOf(slip.key)}${text.slice(slip.text.length)}`]
  const treated = context.about === 'wasted' ? doneForm(plainText(said), language) : null
  if (treated !== null) return [treated]
  const vain = context.about === 'wasted' ? vainForm(text, language) : null
  if (vain !== null) return [vain]
  const happening = context.about === 'wasted' ? null : nounEvent(tokens)
  if (happening !== null) return [happening]
  const event = context.about === 'wrong' ? gerundClause(text, language) : null
  if (event !== null) return clauseForms(event, context, language)
  const counted = context.about === 'wasted' ? MANY.exec(text)?.[1] : undefined
  if (counted !== undefined) return amountForms(`too many ${counted}`, language)
  if (SPEAKERS.has(first.key) && tokens.length > 1) return spokenForms(tokens, context)
  // "cleaning liquid" may be a thing.
  const isOpen =
    context.about === 'wasted' &&
    tokens.length === 2 &&
    isGerund(first) &&
    tokens[1]?.tag === 'NOUN' &&
    !isPlural(tokens[1])
  if (isOpen) return []
  const action = gerundAction(text, language)
  if (action !== null) return gerundForms(action, context, tellsTrouble(tokens))
  // "clients send photos that are blurry"
  const clause = readClause(tokens)
  const isClause = clause !== null && clause.verb < tokens.findIndex(({ key }) => RELATIVES.has(key))
  const isThing =
    / (?:that|which|who|where) /.test(text) &&
    !isClause &&
    isPhrase(language.tokensOf(`the ${uncapitalized(text)}`), 'nouns')
  if (isThing) return thingForms(text, tokens, context, language)
  // "old paint spots"
  if (context.about === 'long' && isWorkedThing(text, language))
    return thingForms(text, tokens, context, language)
  const bare = text.replace(/^that (?=\p{L}+ \p{L})/iu, '')
  if (
    agreeing(bare, language) !== null ||
    readClause(language.tokensOf(`the ${text}`)) !== null ||
    /\b(?:me|us)\b/.test(text)
  ) {
    const isNeutral =
      context.about !== 'wrong' &&
      !tellsTrouble(clause?.tokens ?? tokens) &&
      !/\b(?:might|could)\b/i.test(bare) &&
      !OUT_OF_ORDER.test(bare)
    // "wrong levels" is a thing, although "levels" may be a verb.
    const isNamed = context.about === 'wrong' && tokens.length === 2 && first.tag === 'ADJ' && clause === null
    const isThingAlone = isNamed && isPhrase(language.tokensOf(`the ${uncapitalized(text)}`), 'nouns')
    if (isThingAlone) return thingForms(text, tokens, context, language)
    const isVain =
      context.about === 'wasted' &&
      isNeutral &&
      /\b(?:back|for nothing|in vain|(?:is|are|gets?) re(?:done|peated|typed|printed|written|made|washed|cleaned|ordered|booked|measured|packed))\b/i.test(
        bare,
      )
    return [
      ...(isVain ? clauseForms(bare, context, language).map(asNumber) : []),
      ...(context.about === 'wasted' ? amountForms(bare, language) : []),
      ...(isNeutral ? [] : clauseForms(bare, context, language)),
    ]
  }
  if (context.about === 'long') {
    const base = language.tokensOf(`to ${text}`)[1]
    // "duplicate reports" may be a thing.
    const isDone = (first.tag === 'VERB' && tokens.length > 2) || tokens[1]?.tag === 'DET'
    if (isDone && base?.tag === 'VERB' && base.key === base.base && tokens.length > 1)
      return [`Minimize the time it takes to ${uncapitalized(text)}`]
  }
  const state = stateForm(tokens)
  if (state !== null) return [state]
  return thingForms(text, tokens, context, language)
}

const asNumber = (form: string): string => form.replace('likelihood that', 'number of times that')
