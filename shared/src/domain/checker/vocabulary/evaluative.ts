import { wordSet } from './wordSet.ts'

/** Words of speed, ease or price that turn a job into an outcome. */
export const OUTCOME_WORDS = wordSet(`
  faster quicker easier cheaper safer better simpler sooner healthier smoother smarter quickest fastest easiest cheapest safest
  fast quick easy cheap efficient effortless hassle-free painless error-free seamless
`)

/** Words that evaluate instead of naming a metric. Plain adjectives such as "desired" or "wrong" are fine. */
export const EVALUATIVE = wordSet(`
  easy easier easiest simple simpler simplest difficult quick quicker quickest fast faster fastest best better great
  nice worse worst reliable robust seamless smooth smoother intuitive user-friendly efficient effective perfect
  convenient powerful flexible high-quality low-quality significant substantial reasonable acceptable excellent amazing
  awesome attractive beautiful modern innovative cutting-edge state-of-the-art world-class friendly comfortable
  enjoyable responsive cheap cheaper cheapest affordable smart smarter superior outstanding exceptional delightful
  pleasant hassle-free effortless painless frictionless personalized meaningful compelling engaging sleek elegant
  stunning boring annoying frustrating fun safer lightweight lighter sturdy durable optimum top-notch scalable
  optimal suboptimal sub-optimal ideal inconvenient unreliable unintuitive uncomfortable unacceptable unsatisfactory
  unpleasant unfriendly unattractive unreasonable unenjoyable unimpressive tedious cumbersome tiresome awkward
  ineffective impractical convincing tasty delicious top-quality considerable clumsy sloppy
  satisfactory decent mediocre terrible horrible awful fantastic wonderful impressive superb
`)

/** Adjectives in -able and -ing that judge. Others name a property: "readable", "available", "portable", "suitable". */
export const JUDGING_ADJECTIVES = wordSet(`
  actionable memorable unforgettable favorable unfavorable favourable unfavourable remarkable admirable enviable likable
  likeable lovable adorable relatable laudable commendable agreeable disagreeable respectable honorable unbearable
  formidable incredible deplorable regrettable miserable lamentable desirable impeccable presentable knowledgeable questionable debatable dubious doubtful noteworthy
  promising interesting uninteresting satisfying entertaining charming inspiring exciting disappointing appealing unappealing captivating underwhelming
`)

/** Phrases that evaluate, whose words alone do not. */
export const VAGUE_PHRASES = `
  high quality | higher quality | highest quality | top quality | good quality | low quality | lower quality | poor quality |
  good enough | well enough | as possible | in a timely manner | in a timely fashion | various issues | various problems |
  various things | various difficulties | various factors | certain issues | certain problems | certain things |
  something going wrong | something goes wrong | anything going wrong | anything goes wrong | things going wrong |
  things go wrong | do things | doing things | do something | doing something | all kinds of | all sorts of | some kind of
`

/** Fixed terms with an adjective that judges elsewhere. */
export const FIXED_JUDGMENTS = `
  good faith | good health | good friday | good causes | good cause | good conduct | good manufacturing | good practice |
  good standing | good repair | good news | good conductor | bad habit | bad habits | bad decision | bad decisions |
  bad weather | bad debt | bad debts | bad check | bad checks | bad news | bad breath | bad faith | bad luck | bad cheque |
  bad cheques | bad sector | bad sectors | bad language | poor eyesight | poor hearing | poor visibility | poor light |
  poor people | poor families | poor households | poor conductor
`

/** Phrases that say how well a job goes. */
export const OUTCOME_PHRASES = `
  in less time | in no time | in a timely manner | in a timely fashion | with ease | with care |
  with confidence | with precision | with accuracy | without delay | without delays | without error | without errors |
  without mistakes | without a mistake | without waste | without wasting | without hassle | without effort |
  without problems | without trouble | without difficulty | at low cost | at a low cost | at a good price |
  at a low price | to a high standard | to the highest standard
`

/** Adverbs in -ly that state how well something is done. */
export const OUTCOME_ADVERBS = wordSet(`
  quickly accurately safely easily efficiently effectively reliably cheaply properly correctly smoothly successfully
  conveniently securely seamlessly rapidly swiftly promptly precisely perfectly simply comfortably confidently carefully
  thoroughly consistently optimally productively effortlessly instantly immediately significantly speedily
  satisfactorily beautifully neatly affordably economically
`)

/**
 * Words in -ly that are not adverbs of manner: nouns, verbs, adjectives, and adverbs of time, field or
 * event.
 */
export const NOT_OF_MANNER = wordSet(`
  early only daily weekly monthly quarterly yearly hourly nightly family supply reply apply assembly likely unlikely
  friendly elderly july fly rely belly jelly ally italy anomaly butterfly lily bully rally tally multiply comply imply
  oversupply resupply reapply misapply disassembly subassembly poly holy ugly silly lovely lonely costly deadly orderly
  timely untimely lively curly burly chilly hilly oily bodily heavenly worldly scholarly motherly brotherly fatherly
  leisurely cowardly kindly sly ply barely hardly nearly mostly mainly partly newly recently currently previously
  formerly initially finally eventually subsequently simultaneously originally latterly lately shortly respectively
  clinically technologically potentially legally physically chemically medically financially environmentally locally
  globally internally externally partially fully nationally internationally regionally culturally genetically
  biologically electronically digitally remotely verbally orally visually socially emotionally publicly privately
  jointly individually separately exactly especially particularly specifically actually possibly probably typically
  usually normally generally accidentally mistakenly wrongly prematurely falsely erroneously inadvertently doubly
  monopoly polly molly billy sally wholly solely family-friendly panoply firefly dragonfly weevily wooly woolly gully
  filly folly jolly trolley dolly holly golly willy wily comely homely sickly stately beastly ghastly grisly gnarly
  biweekly fortnightly bimonthly overly unruly unsightly
  incorrectly unexpectedly unintentionally unnecessarily unknowingly unwittingly unconsciously unlawfully unofficially
  unanimously unilaterally universally uniquely unavoidably undoubtedly unfortunately unusually indefinitely independently
  indirectly infrequently inherently internally invariably involuntarily irreversibly irreparably irretrievably
  irrevocably increasingly inevitably illegally intentionally  intravenously intermittently interchangeably
  industrially informally institutionally invisibly importantly
  disproportionately nonverbally  overwhelmingly misleadingly mistakenly 
`)
