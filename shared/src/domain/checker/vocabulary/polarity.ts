import { wordSet } from './wordSet.ts'

/** What people want less of, as a noun. */
export const UNWANTED_NOUNS = wordSet(`
  error errors mistake mistakes failure failures damage damages loss losses injury injuries harm delay delays breakdown
  breakdowns breakage accident accidents defect defects fault faults complaint complaints waste infection infections leak
  leaks spill spills crash crashes conflict conflicts rejection rejections theft thefts fraud penalty penalties fire fires
  interruption interruptions outage outages downtime cancellation cancellations contamination shortage shortages collapse
  death deaths bleeding swelling pain collision collisions misunderstanding misunderstandings attack attacks intrusion
  intrusions hazard hazards blockage blockages overrun overruns omission omissions relapse relapses complication
  complications disruption disruptions confusion discrepancy discrepancies breakages casualty casualties fatality fatalities
  malfunction malfunctions mishap mishaps typo typos misprint misprints no-show no-shows violation violations breach
  breaches
`)

/** What people want more of, as a noun. */
export const WANTED_NOUNS = wordSet('success successes survival recovery survivors')

/** A state that people do not want, as an adjective or participle. */
export const UNWANTED_STATES = wordSet(`
  damaged lost delayed broken injured harmed hurt missed missing forgotten overlooked wasted spoiled wrong incorrect late
  incomplete defective contaminated stolen rejected canceled cancelled interrupted stuck infected failed
  killed ruined spilled cracked denied unnoticed undetected unread unanswered burnt scorched tangled entangled jammed
  clogged torn frayed warped shattered rusted corroded wounded bruised stranded neglected omitted botched blurred smudged
  faulty flawed unusable illegible unreadable inaccurate invalid overdue outdated expired soiled infested
`)

/** The same, only after a verb such as "comes": "a strap comes loose", but "loose tea". */
export const UNWANTED_AFTER_LINK = wordSet('loose apart aground astray amiss awry adrift')

/** A state that people want, as an adjective, participle or adverb. */
export const WANTED_STATES = wordSet(`
  correct intact undamaged unharmed uninjured unhurt safe successful successfully accurate complete completed punctual
  punctually timely sterile
`)

/** Verbs in the form that follows a subject: "that the plants survive", "that a pump fails". */
export const UNWANTED_VERBS = wordSet(`
  fails fail breaks break leaks leak cracks crack dies die crashes crash spoils spoil collapses collapse suffers suffer
  rots rot slips slip bursts overflows overflow overheats overheat malfunctions malfunction stalls capsizes capsize wilts
  wither withers rusts rust corrodes corrode decays decay deteriorates deteriorate faints faint drowns drown scorches
  tangles tangle snags jams clogs clog frays fray shatters shatter ruptures derails derail explodes explode suffocates
  chokes choke starves starve perishes perish expires lapses erodes curdles warps
  loses lose forgets forget overlooks overlook misses miss confuses confuse damages damage harms injures injure ruins ruin
  wastes spills
`)
export const WANTED_VERBS = wordSet(
  'succeeds succeed survives survive heals heal recovers recover thrives thrive regains regain improves improve',
)

/** The same verbs after "of". */
export const UNWANTED_GERUNDS = wordSet(`
  losing failing missing damaging forgetting overlooking breaking injuring harming delaying wasting dropping
  spilling exceeding confusing crashing falling slipping ruining stumbling colliding
  contaminating overheating malfunctioning leaking bursting overflowing capsizing fainting drowning tripping
  double-booking scorching tangling jamming clogging fraying shattering derailing exploding suffocating choking starving
  expiring wilting withering rusting corroding decaying deteriorating
`)
export const WANTED_GERUNDS = wordSet('succeeding surviving healing recovering thriving winning')

/** Verbs that take the meaning of their object: "making an error", "getting injured". */
export const LIGHT_GERUNDS = wordSet(`
  making committing having causing suffering experiencing incurring encountering facing getting receiving creating
  introducing being becoming sustaining arriving
`)

/** Verbs of choice. The adjective of their object decides: "choosing the wrong blade". */
export const CHOOSING = wordSet(`
  choosing selecting picking using following giving ordering buying installing taking administering entering chosen selected
  picked used followed given ordered bought installed taken administered entered delivered
`)
export const RIGHT = wordSet('right correct appropriate proper suitable')

/** Verbs that turn what is unwanted into something wanted: "an error is found", "waste that is recycled". */
export const RESOLVING = wordSet(`
  detect find prevent avoid catch fix identify discover recognize resolve repair replace reduce
  remove sort clean filter clear block separate report return recycle reuse undo tolerate handle answer cover compensate refund reimburse settle learn know inform
  tell warn see hear notice spot understand trace explain reveal expect predict anticipate mitigate limit stop treat
`)
/** Those of them whose negation is unwanted, whoever acts. */
export const NOTICING = wordSet(
  'notice detect find spot identify discover recognize resolve repair report inform warn',
)
/** Forms of them that are irregular, or whose base form is no such verb: "the correct dose". */
export const RESOLVED = wordSet(
  'corrected correcting corrects recovered found caught undone known told seen heard understood',
)

/** Measures that people want less of, and more of. */
export const UNWANTED_METRICS = wordSet(`
  cost costs waste delay delays downtime loss losses damage expense expenses rework leakage spillage scrap wear pain
  swelling bleeding mortality contamination interruption disruption lag backlog shrinkage debt effort
`)
export const WANTED_METRICS = wordSet(
  'accuracy precision savings profit income margin uptime lifespan lifetime',
)

/** Verbs with "over" or "under" that are no mishap. */
export const NO_MISHAPS = wordSet(`
  overcome overtake oversee override overhaul overhear overlap overlay overrule overturn overwinter overnight undergo
  understand undertake underline underpin underwrite
`)
