import { wordSet } from './wordSet.ts'

export const ARTICLES = wordSet('the a an')

/** Words that open a noun phrase. */
export const DETERMINERS = wordSet(
  'the a an any all each every either neither some no this that these those its their his her both such another enough',
)

export const PREPOSITIONS = wordSet(`
  about above across after against along alongside amid among around as at before behind below beneath beside besides
  between beyond by despite during except for from in inside into like near of off on onto out outside over past per
  prior regarding since than through throughout to toward towards under underneath until up upon versus via when whenever
  where wherever whether which while who whom whose with within without if because once although though unless
`)

/** Words that open the circumstances in which an outcome counts. */
export const CLARIFIERS = wordSet(`
  when whenever while during before after once until if upon where wherever without within for from at on in into during
  between across along under among amid throughout despite prior with by against around near outside inside over off
  through per since while as
`)

/** Adverbs and particles that may follow a verb and are no object. */
export const PARTICLES = wordSet(
  'up down out off in on away back over together apart around ahead forward again through by',
)

export const PRONOUNS_OF_SPEECH = wordSet(`
  i me my mine myself we us our ours ourselves you your yours yourself yourselves i'm i've i'd i'll we're we've we'd we'll
  you're you've you'd you'll
`)

export const POSSESSIVES_OF_SPEECH = wordSet('my our your')

/** Words that refer to something without naming it. */
export const EMPTY_OBJECTS = wordSet('it this that them things thing something anything everything stuff one')

export const AUXILIARIES = wordSet(
  "is are was were am been will would can could should shall may might must do does did has had cannot can't don't it's there",
)

/** Words that open a time or condition after a verb. None of them leads to an object, unlike "for" or "to". */
export const OPENERS_OF_TIME = wordSet(`
  after before during until till while once when whenever since throughout unless if because although though where wherever
`)

/** Adverbs of place and time of two words, which name no object: "recover at home". */
export const ADVERBIALS = `
  at home | at work | at school | at sea | at night | at noon | at midnight | at dawn | at dusk | at first | at last |
  at once | in bed | in hospital | in public | in private | in person | in spring | in summer | in autumn | in fall |
  in winter | in time | on time | on site | on foot | on duty | on board | on holiday | on vacation | on leave | on stage |
  by day | by night | in advance | in early spring | in late spring | in early summer | in late summer | in early autumn |
  in late autumn | in early winter | in late winter | overnight | afterwards | beforehand | indoors | outdoors
`

/** Phrases of two or three words that open a point or span of time. */
export const PHRASES_OF_TIME = `
  at the end | at the start | at the beginning | at the close | at the time | at the turn | at the moment | in the middle |
  in the course | in the morning | in the afternoon | in the evening | in the event | in the meantime | in case |
  over the course | for the duration | prior to | as soon | as long | as often | per day | each day | each time | every day |
  every time | every week | every month | every year | each week | each month | each year | daily | weekly | monthly |
  twice a | once a | as needed | as required | as necessary | if needed | if necessary | if required
`
