import { CATEGORY_TERMS } from './CATEGORY_TERMS.ts'
import { COACH_TERMS, type CoachTerm } from './COACH_TERMS.ts'
import type { Order } from './CUES.ts'

/** What a member wants other than to answer the question. */
export type Intent =
  | { readonly kind: 'define'; readonly term: CoachTerm }
  | { readonly kind: 'change'; readonly what: 'executor' | 'job' }
  | {
      readonly kind:
        | Order
        | 'answer'
        | 'why'
        | 'help'
        | 'unsure'
        | 'example'
        | 'thanks'
        | 'greeting'
        | 'hostile'
        | 'empty'
        | 'foreign'
        | 'offTopic'
        | 'unreadable'
        | 'asked'
        | 'unclearOrder'
        | 'yes'
        | 'no'
    }

/** Longest message that can be an interruption; a longer one is an answer. In characters. */
const MAX_INTERRUPTION = 120

const LETTER = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu

/** What may follow a command. Any other words make it an answer: "Pass on knowledge", "Stop bleeding". */
const AFTER = '(?:[, ]+(?:please|now|then|again|sia|thanks|thank you|for (?:now|today)))*$'

const command = (words: string): RegExp => new RegExp(`^(?:please )?${words}${AFTER}`)

const GO_BACK = command(
  '(?:go|step|take me) back(?: one| (?:a|one|two) (?:step|question)s?| to (?:the )?(?:executor|job|start|beginning|(?:first|last|previous) (?:question|step)|question before))?',
)
const SKIP = command(
  '(?:skip|pass|next)(?: all| ahead| one| question| step| (?:(?:on|over) )?(?:it|them|this|that|these|(?:the|this|that) (?:layer|one|question|step))| to the next(?: one| question| step)?)?(?:[,.!]* (?:i|we)(?: have)? (?:already |just )?(?:told|said|answered|wrote)\\b.{0,40})?',
)
const ENOUGH = command(
  "(?:that(?:'s| is) enough|enough|stop|quit|exit|done|i(?:'m| am) done|bye|goodbye|see you|let(?:'s| us) stop|finish|end)(?: (?:here|there|it|this|that|already|asking|questions|the (?:chat|conversation|interview|session)|(?:of|with) (?:it|this|that)|later|soon|today|tomorrow|next time))*",
)
const ACCEPT_ALL = command(
  'accept (?:all|everything|them|it)(?: (?:all|of (?:it|them|these|those)|(?:the |these |those )?(?:cards|drafts|proposals|statements|steps|suggestions)))*',
)
const PRAISE =
  /^(?:great|cool|nice|perfect|awesome)(?:[, ]+(?:thanks|thank you|one|idea|question|job|work|sia|so far|that helps|i like (?:it|that)))*$/

/** Whole messages, in lower case without punctuation at the ends, that interrupt. The first that matches counts. */
const PATTERNS: readonly (readonly [Exclude<Intent['kind'], 'answer' | 'define' | 'change'>, RegExp])[] = [
  [
    'hostile',
    // Words that also describe work, such as "useless" or "garbage", count only where they are said of the coach.
    /\b(?:fuck|fucking|shit|idiot|idiotic|moron|hate you)\b|^(?:you|this|that|it|sia)\b.{0,40}\b(?:stupid|useless|dumb|garbage|sucks?)(?:[.!]*$| (?:ai|bot|coach|machine|program|robot|thing)\b)|^(?:stupid|useless|dumb)(?: (?:ai|bot|coach|machine|program|questions?|robot|thing))?$|^(?:just |please )?shut up\b.{0,20}$/,
  ],
  ['back', GO_BACK],
  ['back', /^back$|^previous(?: question)?$|^undo(?: that)?$/],
  [
    'where',
    /^where (?:are|were) we\b|^where am i\b|^(?:show )?(?:the )?(?:status|progress|summary)$|^what(?:'s| is) next$|^continue$|^go on$|^resume$/,
  ],
  ['why', /^(?:but )?why(?: .{0,60})?$|^what for$|^how come$/],
  ['skip', SKIP],
  // "Skip. These were outcomes": what follows explains it.
  ['skip', /^skip[.!] |\bskip all$/],
  [
    'skip',
    /^move on$|^(?:(?:can|could) we|let(?:'s| us)) (?:please )?(?:move|go) on(?: please| pls| now)?$|^none(?: of (?:these|them|that))?$|^nothing(?: else)?$|^n\/?a$|^that(?:'s| is) all$|^no more$/,
  ],
  [
    'help',
    /^(?:help|help me|what can (?:you|i) do|what do you do|how does this work|who are you|what are you|are you (?:a )?(?:human|person|bot|real|an ai|ai).{0,20})$/,
  ],
  [
    'unsure',
    /^(?:i )?(?:do not|don't|dont) (?:really )?(?:know|understand|get it)\b(?:(?!\b(?:but|if)\b).){0,40}$|^no idea$|^not sure\b(?:(?!\b(?:but|if)\b).){0,30}$|^(?:idk|dunno|hmm+|um+|uh+)$/,
  ],
  [
    'example',
    /^(?:(?:please |can you |could you )?(?:give|show|tell) me |(?:for|like|do you have) )?(?:an?(?:other)? |some |one )?examples?(?: (?:please|pls|plz|again|first))*$/,
  ],
  ['enough', ENOUGH],
  ['acceptAll', ACCEPT_ALL],
  ['acceptAll', /^apply (?:all|them|it)$/],
  ['thanks', PRAISE],
  ['thanks', /^(?:thanks|thank you|thx|cheers)\b.{0,20}$/],
  ['greeting', /^(?:hi(?!-)|hello|hey|good (?:morning|afternoon|evening))\b.{0,25}$/],
  [
    'yes',
    /^(?:yes|yep|yeah|ok|okay|sure|right|correct|agreed|fine|as it is|as is|it(?:'s| is) (?:fine|right|good)|keep it)$/,
  ],
  ['no', /^(?:no|nope|not really|wrong)$/],
  [
    'offTopic',
    /^(?:tell me a joke|what(?:'s| is) the (?:weather|time|news|capital)\b.{0,60}|who (?:won|is the president)\b.{0,60}|write (?:me )?(?:a|an|some) (?:poem|story|song|code|essay)\b.{0,60}|ignore (?:all |your |the )?(?:previous|prior|above)\b.{0,100}|do you (?:like|love)\b.{0,60}|can you (?:sing|dance|code)\b.{0,40})$/,
  ],
]

/** Finds out whether a message answers the question or interrupts. Takes time linear in its length. */
export function readIntent(message: string): Intent {
  const letters = message.match(LETTER)?.length ?? 0
  if (letters === 0) return { kind: message.includes('?') ? 'unsure' : 'empty' }
  if ((message.match(LATIN)?.length ?? 0) * 2 < letters) return { kind: 'foreign' }
  const text = normalized(message)
  if (text.length > MAX_INTERRUPTION) return { kind: 'answer' }
  const term = termAskedFor(text)
  if (term !== undefined) return { kind: 'define', term }
  const change =
    /^(?:please )?(?:i (?:want|would like|need) to )?(?:change|edit|rename|redo) the (executor|job)$/.exec(
      text,
    )
  if (change) return { kind: 'change', what: change[1] === 'job' ? 'job' : 'executor' }
  const kind = PATTERNS.find(([, pattern]) => pattern.test(text))?.[0]
  return { kind: kind ?? 'answer' }
}

function normalized(message: string): string {
  const words = message
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/\s+/)
    .filter((word) => word !== '')
  const text = words.join(' ')
  let end = text.length
  while (end > 0 && '.!?,;:'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const QUESTION =
  /^(?:(?:sorry|wait|ok|and|but|so|sia)[,.]? )*(?:what(?: do you mean (?:by|with)| is meant (?:by|with)|['’]?s| is| are| does)|define|explain|meaning of)\s+(?:(?:a|an|the|your)\s+)?(.{1,60})$/

/** The term that a message asks for by its name, alone or as "the step Execute", "the category Locate". */
function termAskedFor(text: string): CoachTerm | undefined {
  const asked = QUESTION.exec(text)?.[1]
  if (asked === undefined) return undefined
  const name = asked
    .replace(/(?: (?:really|mean|means|again|here|about|for|exactly|in the job map))+$/, '')
    .replace(/["'“”‘’*]/gu, '')
  const bare = name.replace(/^(?:category|step) (?=\p{L}+$)| (?:category|step|steps)$/u, '')
  return (
    COACH_TERMS.find(({ names }) => names.includes(name)) ??
    CATEGORY_TERMS.find(({ names }) => names.includes(bare))
  )
}
