import { wordSet } from './wordSet.ts'

/** Nouns that name something measurable or countable. */
export const METRICS = wordSet(`
  time likelihood number frequency amount amounts percentage percent proportion share ratio rate rates distance cost
  costs degree chance chances probability odds risk risks count quantity quantities volume weight length duration level
  levels extent size speed loss losses delay delays downtime uptime waste variance variation variability interval lag
  temperature price prices expense expenses expenditure spend spending money area depth height width pressure energy
  force space noise damage wear exposure contamination residue moisture heat vibration friction movement deviation
  difference discrepancy gap interruption disruption rework leakage spillage scrap inventory fraction incidence
  occurrence occurrences instances latency throughput capacity density intensity severity humidity velocity magnitude
  range overlap concentration consumption usage turnover yield revenue margin profit income savings debt interest age
  lifespan lifetime span period hours minutes seconds days weeks months years wait backlog shrinkage mortality
  pain bleeding swelling accuracy precision fuel power water electricity dose strain load brightness visibility
  thickness angle diameter score output effort efforts
  rent rents deposit deposits wage wages salary salaries fee fees tax taxes fine fines toll tolls fare fares tuition premium
  premiums commission commissions payment payments surcharge surcharges penalty penalties postage cash capital budget
  royalties dues refund refunds
`)

/** Nouns that suggest a metric: doubtful, but present in published statements. */
export const SOFT_METRICS = wordSet(
  'confusion need ability complexity discomfort hassle trouble impact inconvenience uncertainty',
)

/** Words that the method excludes as metrics in any context: "ease", "satisfaction", "cognitive load". */
export const NEVER_METRICS = wordSet(
  'ease convenience difficulty usability simplicity experience experiences confidence satisfaction cognitive mental emotional',
)

/** Nouns that different people would measure differently. */
export const NON_METRICS = wordSet(`
  ease convenience difficulty usability simplicity flexibility experience experiences productivity efficiency
  effectiveness performance quality success value engagement loyalty awareness adoption retention clarity
  transparency collaboration communication innovation functionality accessibility reliability robustness
  responsiveness intuitiveness scalability creativity agility understanding knowledge learning interaction usefulness
  appeal look attractiveness design ux insight insights overview traceability compliance readiness workload service support onboarding workflow process
`)

/** Nouns for feelings. */
export const FEELINGS = wordSet(`
  confidence satisfaction happiness joy delight excitement enjoyment pleasure calmness frustration anxiety stress fear
  worry worries annoyance anger boredom embarrassment guilt shame overwhelm dissatisfaction disappointment irritation
  nervousness loneliness sadness empathy feeling feelings gratitude regret panic dread self-esteem self-confidence self-worth self-respect
`)

/** Nouns that name a feeling only at the metric's position: one can create a mood or doubt a bill. */
export const FEELINGS_IF_MEASURED = wordSet(
  'pride trust comfort relief calm doubt doubts motivation fun peace belonging mood morale fatigue curiosity',
)

/** Adjectives and verbs for feelings. */
export const FEELING_WORDS = wordSet(`
  feel feels feeling enjoy happy sad proud confident anxious stressed frustrated overwhelmed worried afraid scared
  nervous excited bored embarrassed guilty ashamed relieved annoyed angry lonely rushed respected appreciated valued
  reassured
`)
