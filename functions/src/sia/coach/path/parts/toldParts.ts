import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { plainText } from '../../drafts/plainText.ts'
import { separateStates } from '../../drafts/separateStates.ts'
import { TAKES_LAST } from '../../drafts/timesTold.ts'
import type { Language } from '../../language/Language.ts'
import { kindOf, type MessagePart } from '../../messages/splitMessage.ts'
import { tellsTrouble } from '../../words/troubleWords.ts'

/** "and nobody notices until the next reader complains": what was told before. */
const UNNOTICED =
  /^(nobody|no one) (?:notic|realiz|realis|spott|see|saw|report)(?:es?|ed|s|ted)?((?: (?:until|till|before|in time) ?.*)?)$/i
const NOTICING = /^(?:nobody|no one) (?:saw|sees?)\b/i
/** "it takes ages to check the discs, and to wipe the books" */
const JOINED = /,? and (?=to \p{L}+ \p{L})/iu
const LEADS =
  /^((?:it )?(?:\p{L}+ly |always |often )*(?:takes?|took|needs?|costs?) .{2,40}? (?=to \p{L})|(?:i|we|they|you|(?:the|our) \p{L}+) (?:must|have to|has to|need to|needs to) )/iu
/** "Ordering takes long because I read all the reviews": what takes long is why. */
const ALONE = /^(?:the )?\p{L}+ing (?:takes?|is) [\p{L} ]{3,30}$/iu
const DOING =
  /^(?:i|we|they) (?:(?:always|first|then) )?(?:have to |must |need to )?((?:read|check|compare|measure|count|call|ask|visit|write|copy|sort|test|clean|unpack|print|sign|type|enter|look (?:up|through|at)|go through|search(?: for)?|walk|drive|carry|wait for) .{3,80}?)(?: first)?$/iu
/** Whoever comes with a wish. */
const SITUATION =
  /^(?:somebody|someone|people|an? (?:customer|client|guest|patient|visitor|reader|member|caller|buyer|parent)|customers|clients|guests|patients|visitors|readers|members|callers|buyers|parents) (?:asks?|comes?|calls?|wants?|orders?|books?|brings?|rings?|writes?)\b/i
/** What is done when something else happens. */
const WHEN_DONE =
  /^(?:when|while|whenever|as soon as|once|after) (?:i|we|you) (?!(?:am|are|have|cannot|can|do not)\b)\p{L}/iu
const SPEAKER = /^(?:i|we) /i

/** Parts of an answer about outcomes, each of which tells one thing; what only leads to the next one is left out. */
export function toldParts(
  parts: readonly MessagePart[],
  about: OutcomeQuestion,
  language: Language,
): readonly MessagePart[] {
  const told: MessagePart[] = []
  const separate = parts
    .flatMap(separateActions)
    .flatMap((part) => (about === 'wasted' ? [part] : statesOf(part, language)))
  for (const part of separate) {
    const last = told.at(-1)
    const isNext = last?.sentence === part.sentence
    if (last !== undefined && isNext && isUnnoticed(last, part))
      told[told.length - 1] = { ...last, text: unnoticed(last.text, part.text) }
    else if (last !== undefined && isNext && about === 'long' && isReasonOf(last, part))
      told[told.length - 1] = { ...last, text: `it takes long to ${DOING.exec(part.text)?.[1] ?? ''}` }
    else if (
      last !== undefined &&
      isNext &&
      (isLeadIn(last, part, about, language) || (about === 'wrong' && isAsUsual(last, part, language)))
    )
      told[told.length - 1] = part
    else told.push(part)
  }
  return told
}

/** "motor spins backwards, seal cooked" in two. */
function statesOf(part: MessagePart, language: Language): readonly MessagePart[] {
  if (part.kind !== 'clause' && part.kind !== 'nouns') return [part]
  const texts = separateStates(part.text, language)
  return texts.length === 1 && texts[0] === part.text
    ? [part]
    : texts.map((text) => ({ ...part, text, kind: kindOf(text, language) }))
}

function separateActions(part: MessagePart): readonly MessagePart[] {
  const [first = '', ...others] = part.text.split(JOINED)
  const [lead = ''] = LEADS.exec(first) ?? []
  if (others.length === 0 || lead === '') return [part]
  // "and to look up the tides takes long" has a length of its own.
  const isOwn = others.some((each) => / (?:takes?|took|is|needs?) /i.test(each))
  if (isOwn) return [first, ...others].map((text) => ({ ...part, text }))
  const isInfinitive = /(?:takes?|took|needs?|costs?) /i.test(lead)
  return [first, ...others.map((each) => `${lead}${isInfinitive ? each : each.replace(/^to /i, '')}`)].map(
    (text) => ({ ...part, text }),
  )
}

/** Until when "it" is so does not tell what is. */
const isUnnoticed = (last: MessagePart, part: MessagePart): boolean =>
  UNNOTICED.test(part.text) && !/ (?:it|they|he|she) /i.test(part.text) && last.kind === 'clause'

/** "nobody notices that a page is torn until …" */
const unnoticed = (what: string, said: string): string => {
  const [, , until = ''] = UNNOTICED.exec(said) ?? []
  return `nobody ${NOTICING.test(said) ? 'sees' : 'notices'} that ${uncapitalized(plainText(what))}${until}`
}

const isReasonOf = (last: MessagePart, part: MessagePart): boolean =>
  /^(?:because|as|since)$/.test(part.link) && ALONE.test(last.text) && DOING.test(part.text)

/** "I swap the capacitor and the compressor is still dead", "the breaker is off but the unit is still hot". */
const isAsUsual = (last: MessagePart, part: MessagePart, language: Language): boolean =>
  /^(?:and|but)$/.test(part.link) &&
  (part.link === 'but' || SPEAKER.test(last.text)) &&
  / still /i.test(part.text) &&
  !/^(?:i|we|you|it|they|he|she) /i.test(part.text) &&
  last.kind === 'clause' &&
  !tellsTrouble(language.tokensOf(last.text))

/** Of "walls are never square so measuring takes an hour" the measuring, of "somebody asks and I hand them" the handing. */
function isLeadIn(last: MessagePart, part: MessagePart, about: OutcomeQuestion, language: Language): boolean {
  if (about === 'long' && part.link === 'so') return TAKES_LAST.test(part.text)
  // "when we steam the milk, the foam makes big bubbles"
  if (WHEN_DONE.test(last.text) && part.link === '' && part.kind === 'clause') return true
  return (
    /^and\b/.test(part.link) &&
    SITUATION.test(last.text) &&
    SPEAKER.test(part.text) &&
    !tellsTrouble(language.tokensOf(last.text)) &&
    tellsTrouble(language.tokensOf(part.text))
  )
}
