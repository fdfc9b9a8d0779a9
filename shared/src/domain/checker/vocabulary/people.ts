import { wordSet } from './wordSet.ts'

/** Common given names that are not everyday words. They count only when capitalized as a name. */
export const GIVEN_NAMES = wordSet(`
  aaron adam adrian ahmed alan albert alejandro alex alexander alexandra alice alison amanda amelia amir amy ana andrea
  andrew angela anita anna anne anthony antonio arjun arthur barbara ben benjamin beth bob brandon brenda brian bruce
  caleb cameron carla carlos carol caroline catherine charles charlie charlotte chen chloe chris christian christina
  christine christopher cindy claire clara connor craig cynthia daniel danielle david deborah debra dennis diana diane
  diego donald donna dorothy doug douglas dylan edward elena elijah elizabeth ella ellen emily emma eric erica ethan
  eva evelyn fatima felix fernando fiona francis frank gabriel gary george gina giovanni gloria greg gregory hannah
  harold harry heather helen henry howard hugo ian ibrahim ines isaac isabel isabella ivan jackson jacob jacqueline
  jake james jamie jane janet janice jason javier jean jeff jeffrey jennifer jeremy jerry jesse jessica jim joan joe
  johann john johnny jonas jonathan jordan jorge jose joseph josh joshua joyce juan judith judy julia julian julie
  justin karen karl kate katherine kathleen kathryn kathy keith kelly kenneth kevin kim kimberly klaus kumar kyle larry
  laura lauren lawrence leah lena leo leon leonard liam linda lisa logan louis louise lucas lucy luis luke madison
  marcus margaret maria marie marilyn mario mark martha martin mary matt matthew megan melissa mia michael michelle
  miguel mike mohamed mohammed monica nancy natalie nathan nicholas nicole nina noah nora oliver olivia omar oscar
  pamela patricia patrick paul paula pedro peggy peter philip priya rachel rafael rahul ralph raymond rebecca richard
  rita robert roberta roger ronald ruth ryan samantha samuel sandra sarah sara scott sean sergio sharon shirley sofia
  sophia sophie stella stephanie stephen steve steven susan sylvia tanya teresa theresa thomas tim timothy tina todd
  tom tony tracy travis tyler valentina vanessa veronica victor victoria vincent virginia walter wayne wendy william
  xavier yuki yusuf zachary zoe
`)

/** Roles of people, as seen from outside. */
export const ROLES = wordSet(`
  customer customers user users client clients patient patients employee employees staff nurse nurses team teams member
  members people person consumer consumers shopper shoppers buyer buyers student students teacher teachers driver
  drivers visitor visitors guest guests worker workers operator operators developer developers manager managers doctor
  doctors physician physicians passenger passengers traveler travelers traveller travellers viewer viewers subscriber
  subscribers participant participants administrator administrators
`)

/** People who work for somebody, whom a manager counts. */
export const STAFF = wordSet(
  'staff employee employees worker workers personnel crew crews team teams workforce colleagues',
)

/** Things whose names look like those of people: "heater", but not "renter". */
export const THINGS_IN_ER = wordSet(`
  heater boiler container printer cooler freezer mower computer folder drawer counter tower flower shower letter layer timer
  cleaner washer dryer mixer blender roller charger chopper cooker cutter digger drainer dresser duster feeder grinder hanger
  harvester header loader locker marker reactor refrigerator sensor server shutter silencer slider starter transformer
  wrapper elevator conveyor compressor generator ventilator calculator incubator separator liver indicator lighter stopper
  toaster pointer router steamer strainer trailer tanker carrier scanner tracker
`)

/** What people who work for somebody do, as a manager sees it: "the employees who resign". */
export const STAFF_EVENTS = wordSet('resign resigns quit quits leave leaves call calls arrive arrives')

/** People whom a vendor serves. */
export const VENDOR_OBJECTS = wordSet(
  'customer customers user users client clients consumer consumers buyer buyers shopper shoppers subscriber subscribers prospects leads visitors',
)

/** Verbs for what a vendor does to them. */
export const VENDOR_VERBS = wordSet(
  'help enable allow let empower engage retain convert acquire attract onboard upsell target delight encourage persuade educate provide give offer serve monetize nudge incentivize satisfy',
)

/** More people whom a vendor wants to keep: "retain members". */
export const PATRONS = wordSet(`
  member members donor donors guest guests diner diners patron patrons fan fans renter renters tenant tenants audience
  audiences traveler travelers traveller travellers passenger passengers policyholder policyholders holder holders advocate
  advocates regulars purchasers
`)

/** What people do that only a vendor counts: "the customers who renew". */
export const VENDOR_EVENTS = wordSet(`
  churn churns renew renews unsubscribe unsubscribes subscribe subscribes resubscribe resubscribes upgrade upgrades reorder
  reorders repurchase repurchases defect defects convert converts
`)
/** Acts that a vendor counts if customers do them, or if they are done again: "who book another course". */
export const BUYING = wordSet(`
  switch switches buy buys purchase purchases order orders book books rebook rebooks recommend recommends sign signs
  rent rents hire hires lease leases spend spends give gives donate donates visit visits choose chooses
`)
/** Words after which an act is done again or elsewhere. */
export const AGAIN = wordSet('another second again more additional further extra elsewhere')

/** Verbs that only a vendor performs, with any object. */
export const VENDOR_ONLY_VERBS = wordSet('upsell cross-sell monetize advertise')

/** Goals that are too wide for one job. */
export const ASPIRATIONS = wordSet(
  'life lives happiness success dream dreams potential fulfillment fulfilment wealth wellbeing well-being greatness world healthy fit rich happy famous successful love freedom independence independent balance purpose fame excellence shape',
)

/** Nouns that are too wide to be the whole object of a job. */
export const WIDE_OBJECTS = wordSet(
  'body mind soul spirit life lives world planet society humanity nature business health wellbeing well-being career future universe family environment climate economy',
)

/** Everybody, as the place of a wish: "a voice in society", "peace in the world". */
export const EVERYWHERE = wordSet('society world planet humanity mankind life universe earth')
/** What only a wish gives to all: "give every child a voice". */
export const WISHED_FOR = wordSet(
  'voice chance chances future hope purpose say dignity opportunity opportunities home rights',
)

/** Verbs without a clear end state. */
export const ENDLESS_VERBS = wordSet(
  'manage track optimize handle improve enhance leverage streamline facilitate oversee support increase reduce maximize',
)

/** How others see somebody, as a noun: "earn the respect of colleagues". */
export const REGARD = wordSet(
  'admiration respect esteem prestige reputation praise acclaim popularity applause envy fame',
)
/** The same after a verb of gaining if others are named: "gain recognition as an expert". */
export const REGARD_OF_OTHERS = wordSet('recognition acceptance approval trust status credibility standing')
export const GAINING = wordSet(
  'earn gain win command attract deserve maintain build seek get keep lose enjoy achieve establish restore protect secure',
)
/** Verbs after "be" for how others see somebody. */
export const SEEN = wordSet(
  'seen regarded viewed known considered recognized respected admired remembered thought taken perceived liked accepted',
)

/** Where customers go whom a vendor loses. */
export const RIVALS = wordSet('competitor competitors competition rival rivals')
/** People with a contract, who can cancel it. */
export const CONTRACTED = wordSet(
  'subscriber subscribers customer customers user users member members policyholder policyholders',
)
