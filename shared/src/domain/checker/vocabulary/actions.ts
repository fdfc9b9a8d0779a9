import { wordSet } from './wordSet.ts'

/** Things that people operate: parts of a machine, and of a screen. */
export const CONTROLS = wordSet(`
  button buttons switch switches knob knobs lever levers dial dials pedal pedals trigger slider sliders toggle toggles
  key keys handle crank joystick throttle wheel thermostat remote control controls keyboard mouse touchpad icon icons
  link links tab tabs menu menus checkbox window cursor breaker alarm timer doorbell faucet
`)

/** Labels of controls, which stand alone: "press play". */
export const CONTROL_LABELS = wordSet(
  'play pause enter start stop send submit ok save cancel reset next record mute delete escape go yes',
)

/** Parts of a machine or a screen through which people operate it: "into the reader". */
export const DEVICES = wordSet(
  'screen keypad keyboard panel display reader terminal console touchscreen ignition slot',
)

/** Means of travel, which a job names only as a method: "take the bus". */
export const MEANS_OF_TRAVEL = wordSet('bus train subway metro tram car taxi cab plane ferry elevator')

/** What is entered at a machine or on a screen to be let in. */
export const CREDENTIALS = wordSet('pin passcode credentials captcha code codes password username')

/** Verbs for operating a control. With another object they are ordinary: "turn the patient". */
export const OPERATING_VERBS = wordSet(`
  press push pull turn flip switch toggle hit tap click twist rotate slide set move hold release crank squeeze touch
  depress operate select open close drag spin follow grab pick reach ring lift
`)

/** Words after a control that say how far it is moved. */
export const TURNS = wordSet(
  'clockwise counterclockwise anticlockwise left right up down fully halfway again',
)

/** Verbs for a movement of the hand or the mouth, which is hardly ever a whole job. */
export const MOVEMENTS = wordSet(`
  insert flip twist unplug grab tap swipe dial tighten loosen screw unscrew pour stir toggle squeeze hit nudge swallow
  pump print chew sip knock wave zip buckle strap staple stamp sprinkle scoop dab spray wipe hammer chop slice dice
`)

/** Movements of two words. */
export const MOVEMENT_PHRASES = `
  put on | take off | put in | take out | fill in | fill out | put down | pick up | put away | plug in | turn over | hold up | reach for
`

/**
 * Verbs that job steps start with (docs/method.md §3), and verbs for single actions. A job starts with one of them only
 * if it is about things in general: "open a branch", but not "open the door".
 */
export const STEP_VERBS = wordSet(`
  select choose determine gather organize examine validate verify check confirm update adjust store close open lock
  unlock turn read sign measure mark weigh count boil mix print scan place hold lift remove unpack load unload locate
  enter attach align set switch start stop submit label inspect pick take put call dial type write test review approve
  position place fold peel heat preheat press pull push fill empty hang rinse charge attend
`)

/** Two words that switch a device on or off. */
export const SWITCHING = `
  turn on | turn off | switch on | switch off | power on | power off | plug in | start up | shut down | turn up |
  turn down | log in | sign in
`

/** Verbs that leave open what is done with a general object: "do the work", "deliver the service". */
export const GENERAL_VERBS = wordSet(`
  do perform finish complete execute start begin handle manage provide deliver communicate implement accomplish conduct
  process
`)

/** Objects that name nothing in particular. */
export const GENERAL_OBJECTS = wordSet(`
  work job task process activity service services message information project solution value result results outcome
  outcomes goal goals plan product procedure operation action
`)

/** What happens to people, instead of what they try to get done. */
export const SITUATIONS = `
  run out of | run late | get lost | get stuck | get sick | get hurt | get fired | get divorced | fall ill | fall behind |
  break down | wait for | wait in | miss a | miss the | lose a | lose the | lose track | forget | suffer | struggle |
  sit in | stand in | catch a cold | be stuck | be late | get caught | get injured | get delayed | get bored | get tired |
  get hungry | grow up | face a | face an | face the | face up to | undergo | endure | go through a | go through an | live through |
  encounter a | encounter an | experience a | experience an | grow old | get old | get older | end up | run into |
  run low on | be faced with | be confronted | be ill | be sick | be late | be stuck | have trouble | have difficulty |
  live in | live with | live far | work nights | work from home
`

/** Verbs that name the technology used. */
export const TECHNOLOGY_VERBS = wordSet(`
  text email e-mail fax tweet skype facetime photoshop sms livestream stream download upload google bookmark automate blog
`)

/** Nouns that name an activity. After another noun they make a heading, not a job: "inventory management". */
export const ACTIVITIES = wordSet(`
  management processing planning scheduling tracking handling monitoring administration forecasting budgeting reporting
  shopping keeping booking cleaning marketing hiring training preparation selection installation maintenance evaluation
  verification disposal removal prevention rotation booking counseling procurement raising breeding growing
`)

/** Verbs that make a step without an object: "travel", "cook", "decide". */
export const INTRANSITIVE = wordSet(`
  travel cook decide eat drink sleep rest wait walk run swim drive park pack unpack stretch breathe dine shop depart arrive
  leave go come return rehearse practice relax recover commute bathe dress undress shower exercise train study listen talk
  speak negotiate pay vote enroll exit land board disembark embark dock sail fly ride hike climb camp fish hunt dance sing
  perform dive jog ski skate crawl kneel heal celebrate apologize respond graduate retire migrate emigrate relocate pray
  meditate testify compete win disperse evacuate retreat proceed wander socialize queue dismount unwind exhale inhale hydrate
  refuel recuperate regroup brainstorm debrief deliberate convene adjourn carpool hitchhike haggle bargain bid grieve mourn
  doze nap snooze shelter row paddle surf kayak sunbathe barbecue
`)

/** More verbs that do so with a particle: "settle in", "warm up", "check out". */
export const INTRANSITIVE_WITH_PARTICLE = wordSet(`
  settle warm check move sit stand line log sign wind wake get step turn head tidy team hang hold carry wrap cool dry wash
  calm slow speed close open lock lie follow catch show start hunker bundle buckle gear suit sober drop pull
`)

/** Things to work with, which a job names only as a means: "with a saw", "in an oven". */
export const INSTRUMENTS = wordSet(`
  saw saws drill drills mower mowers oven stove cooker blender mixer kettle grill vacuum cleaner washer dryer machine machines
  broom mop brush roller hammer screwdriver wrench knife scissors shovel rake hose sprayer calculator counter tracker scanner
  projector headphones earbuds bulb bulbs tool tools toolkit kit device devices gadget gadgets sensor sensors thermometer
  checklist survey surveys questionnaire questionnaires video videos planner notebook whiteboard forklift tractor excavator
  bike bikes scooter robot robots
`)

/** Verbs of motion, posture and sleep, which say what is done without an object: "travel during a storm". */
export const SELF_CONTAINED = wordSet(`
  travel walk run swim drive ride hike climb camp sail fly cycle commute move migrate emigrate relocate go come return arrive
  depart leave disembark embark board land dock sit stand stay live sleep nap doze rest retire dive ski skate paddle row
  kayak surf breathe dine park cross descend ascend escape flee shelter evacuate march crawl jog travel tour wake get
  graduate meditate pray work pause stop exercise shower bathe
`)

/** Verbs that need an object whatever follows, so that "store in a dry place" leaves it out. */
export const NEEDING_OBJECT = wordSet(`
  assemble clean collect compare confirm determine discard examine gather harvest identify inspect install label locate
  measure obtain reconcile remove repair replace rinse select sharpen supervise treat diagnose coordinate maintain calibrate translate load unload deliver store transport validate verify wash weigh wrap
`)

/** Verbs that take a question as their object: "decide when to leave". */
export const ASKING = wordSet(`
  ask check decide determine know learn find discover see understand verify confirm assess judge remember predict estimate
  specify recognize explain show tell clarify choose record plan establish consider figure evaluate note guess anticipate
  foresee test define say indicate
`)

/** Verbs whose object follows "after", "before" or "since": "look after a parent", "testify before a court". */
export const WITH_AFTER = wordSet(`
  look ask inquire seek run chase go come take name hanker thirst appear testify plead kneel perform bow argue
`)
