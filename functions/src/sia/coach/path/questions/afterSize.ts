import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { type CoachContext, type CoachState, questionKey } from '@outcome-studio/shared/domain/coach'
import { passOn, type Step } from '../proposals/passOn.ts'

const FIT =
  "(?:(?:leave|keep) it )?(?:just )?as (?:it )?is\\b|(?:that|it|the job)(?:['’]?s| is| sounds| looks) (?:about |just |all |the )*right(?: size)?\\b|(?:the )?right size\\b"
/** Leaves the job as it is, before anything else that is said. */
export const KEPT = new RegExp(
  `^(?:(?:oh|well|yes|yeah|h+m+|ok|okay|no|sure)[,.! ]+)*(?:i(?:['’]d| would| suppose| think| guess)(?: say| leave| keep)*,? )?(?:it )?(?:${FIT})(?:,? (?:i(?:['’]d| would) say|i think|please|then))*(?:,? as it is\\b)?[\\s.,;:!]*(?:\\p{Extended_Pictographic}\\ufe0f?\\s*)*`,
  'iu',
)
/** Only leaves the job as it is. */
export const STAYING = new RegExp(
  `^(?:(?:maybe|perhaps|ok|yes|no)[,.! ]+)*(?:i(?:['’]d| would) (?:leave|keep) )?(?:it )?(?:${FIT})[\\s.!,?]*(?:\\p{Extended_Pictographic}\\ufe0f?\\s*)*$`,
  'iu',
)
/** What is said of another size is no job: "Don't make it broader, that would be settling disputes". */
const OF_SIZE =
  /\b(?:make|keep|go|be) (?:it )?(?:any |much |a bit )?(?:broader|narrower|bigger|smaller|wider)\b/i
export const withoutSize = (rest: string): string =>
  rest
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !OF_SIZE.test(sentence))
    .join(' ')

const NARROWER =
  /^(?:(?:make|keep) it )?(?:a bit |much )?(?:narrower|smaller|more specific)\b|\btoo (?:broad|big|wide|general|vague|large)$/
const BROADER =
  /^(?:(?:make|keep) it )?(?:a bit |much )?(?:broader|bigger|wider|more general)\b|\btoo (?:narrow|small|specific|detailed|tight)$/

const RIGHT_SIZE =
  /^(?:(?:yes|yeah|yep|no|nope|hm+|ok|well|sure)\b[,.! ]*)*(?:i (?:think|guess|suppose|believe) )?(?:(?:it|this|that|the job)(?: is|'s|’s| looks| sounds| seems)? |is |looks |sounds |seems )?(?:just |quite |about |exactly |pretty |all |the )*(?:right|fine|good|ok|okay|perfect|correct|so|fits|leave it|exactly)(?: (?:to me|like that|as it is|for me|size|i think|i guess))*$/
const NOT_RIGHT = /\b(?:not|too|but|without|rather|instead|more|less)\b/

/** The state that asks for the job in another size, and for no size after that. */
const jobAgain = (state: CoachState): CoachState => ({
  ...state,
  open: { kind: 'job' },
  passed: [
    ...state.passed.filter((key) => key !== questionKey({ kind: 'size' })),
    questionKey({ kind: 'size' }),
  ],
})

/** The reply to what is said of the size of the job; null if nothing is. */
export function afterSize(context: CoachContext, state: CoachState, message: string): Step | null {
  const wish = withoutEnd(message.trim().toLowerCase(), '.!? ')
    .replace(
      /^(?:i (?:think|guess|suppose|would say|would leave|'d leave)|maybe|perhaps|probably),? (?:it is |it's |that is |that's )?/,
      '',
    )
    .replace(/,? (?:maybe|perhaps|i (?:think|guess)|probably|actually|really)$/, '')
  const isRight = wish.split(' ').length < 9 && RIGHT_SIZE.test(wish) && !NOT_RIGHT.test(wish)
  if (isRight || wish.startsWith('as it is') || wish.endsWith(' as it is'))
    return passOn(context, state, 'Good, then the job is fixed.')
  const [first = '', ...others] = wish
    .replace(/^(?:h+m+|yes|no|well|ok|please)[,.]? /, '')
    .split(/[,.;]/)
    .filter((each) => each.trim() !== '')
  const asks = (size: RegExp): boolean =>
    size.test(first) && others.length === 0 && first.split(' ').length < 6
  if (asks(NARROWER))
    return {
      text: 'Name the part of it that matters most, as a verb and its object.',
      state: jobAgain(state),
      asksAgain: false,
    }
  if (asks(BROADER))
    return {
      text: 'What is the job good for? Name what they get done in the end.',
      state: jobAgain(state),
      asksAgain: false,
    }
  return null
}
