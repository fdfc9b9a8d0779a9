import { wordSet } from './wordSet.ts'

/** Verbs whose base form is rarely a noun. */
export const PLAIN_VERBS = wordSet(`
  abandon abolish absorb accelerate accept accommodate accompany accomplish accumulate achieve acknowledge acquaint
  acquire activate adapt add adhere adjust administer admit adopt adorn advertise advise aggregate agree align
  allocate allow alleviate alter amend analyze anchor anneal announce annotate anticipate appeal append apply appoint
  apportion appraise appreciate apprehend approve arbitrate argue arrange arrive articulate ascertain ask assemble assert
  assess assign assimilate assist assume assure attach attain attend attract authenticate author authorize automate
  avoid await bake balance bathe begin behave bequeath bind boil borrow bring broaden browse build bury buy calculate
  calibrate calm cancel capture care carry carve categorize celebrate centralize certify characterize choose circulate
  cite clarify classify cleanse climb close coach coat coerce collaborate collate collect combine come comfort
  commence communicate commute compare compensate compile complete comply compose comprehend compress compute conceal
  conceive concentrate conclude condense conduct confer configure confirm connect conserve consider consolidate
  constrain construct consult consume contain contaminate contend continue contribute convene converse convert convey
  convince cook cooperate coordinate correct correlate corroborate create cultivate cure customize deactivate debug
  decide declare decommission decompose decorate deduct deepen defend defer define delegate delete deliver demonstrate
  depict deploy deposit derive describe deserve designate destroy detach detect deter determine develop devise diagnose
  differentiate dig digest digitize dilute direct disable disassemble discard discern discharge disclose discover
  discuss disinfect dismantle dismiss dispatch dispense display dispose disseminate dissolve distinguish distribute
  diversify divide donate download draft drain draw dress drill drink drive dry earn eat educate elect elevate elicit
  eliminate embed embrace emit employ empower empty enable enclose encourage endorse enforce engage enhance enjoy
  enlarge enlist enrich enroll ensure enter entertain equip eradicate erect establish estimate evacuate evaluate examine
  exceed exchange exclude execute exercise exhibit expand expedite explain explore expose express extend extinguish
  extract fabricate facilitate familiarize fasten feed fertilize finalize find finish fix fly focus fold follow forecast
  foresee forge formalize format formulate foster frame free freeze fulfill furnish gain gather generate get give
  go govern grasp greet grill grind grow guarantee guide hang happen harvest heal hear heat help hide hire hold identify
  ignite illustrate imagine immunize implement import improve incorporate indicate induce infer inflate inform inherit
  initialize initiate inject innovate insert inspect inspire install instill instruct insulate insure integrate
  interact interpret interview introduce invent invest investigate invite involve irrigate isolate join judge justify
  keep knit launder lay lead learn leave lend let leverage liberate lift listen load locate lodge look loosen lose
  lubricate maintain make manage maneuver manipulate manufacture marry master maximize measure mediate meet memorize
  mend mentor merge migrate minimize mitigate moderate modernize modify monetize motivate mount move multiply
  navigate negotiate normalize nourish notify nurture obey observe obtain occupy offer onboard operate optimize
  orchestrate organize orient originate outline overcome oversee own pack paint park participate pay perceive perform
  permit persuade pinpoint place pour practice predict prepare prescribe present preserve prevent prioritize probe
  proceed procure produce prohibit project promote pronounce propagate propose protect prove provide publicize publish
  punish purchase purify pursue put qualify quantify quit raise reach react read realize rearrange reassure rebuild
  recall receive recharge recognize recommend reconcile reconstruct recover recruit rectify recycle redeem redistribute
  reduce refer refine reflect refresh refrigerate refuse register regulate rehearse reinforce reject relate relax relay
  release relieve relocate rely remain remediate remember remind remove render renew renovate reorganize repair
  repeat replace replenish replicate reply represent reproduce request require reschedule rescue reserve reset reside
  resolve respond restock restore restrict restructure resume retain rethink retrieve return reuse reveal review revise
  revive reward rinse rotate safeguard sanitize satisfy save scale schedule scrub seal secure see seek segregate select
  sell send separate sequence serve set settle sew shape share sharpen shave shear shop shorten show shred shut
  signify simplify simulate sing sit sketch sleep slice smooth soften solicit solve sort specify spend spread stabilize
  stack standardize start state stay sterilize stimulate stitch stock store straighten strengthen structure study
  submit subscribe substantiate substitute succeed suggest summarize supervise supply support suppress survive suspend
  sustain swallow sweep swim synchronize synthesize systematize tailor take teach tell terminate thank think tidy
  tighten tolerate trace track trade train transact transcribe transfer transform translate transmit transplant
  transport travel treat trim troubleshoot understand undertake unify uninstall unload unlock unpack update upgrade
  upload uphold upsell utilize vaccinate validate value vary ventilate verify visit visualize wait walk warm warn wash
  watch wear weigh weld widen win wipe withdraw withstand witness work wrap write yield
  acclimate aerate amputate apologize bandage bleach braise breed caulk chew chop circumvent coax compete confess
  congratulate cope crawl crochet cull curate defrost deice descale dine dispel distract do duplicate dye emboss endure
  engrave envision etch euthanize excavate exfoliate exhale fell fillet floss forgive fumigate garnish glaze groom hoist
  hone hydrate incubate ingest inhale intubate jog juggle laminate liquidate marinate massage meditate melt mince
  moisturize mulch nap pamper pasteurize perforate persist pickle plaster pollinate pray preheat preside prosecute
  pulverize quarantine quilt ration rehabilitate rehydrate resuscitate salvage saute scaffold scoop sculpt shampoo shelve
  shovel sift simmer ski skim slaughter soak socialize soothe sow splice splint squeeze stir suture swab swaddle
  tenderize thatch tether tile till transpose traverse triage tutor unblock unclog unwind vacuum varnish whisk whittle
  winterize withhold worship attest babysit crowdfund declutter demolish diminish divest embellish envision exert
  fact-check homeschool know proofread refurbish rehome relinquish streamline leverage swipe scroll zip ascend descend
`)

/** Verbs whose base form is a common noun or adjective as well. */
export const NOUN_VERBS = wordSet(`
  abstract access accent account act address advance age aid aim air alert amount answer approach archive arm arrest
  article assay attack attempt auction audit award back bag ballot bank bar barter base batch battle beat bed benchmark
  benefit bet bid bill bit blend block blow board bond book boost border bottle bounce box brace brake branch brand
  break breathe brew bridge brief broadcast broker brush budget bulk burn bus cable call camp cap care cart case cast
  catalog catch cause challenge change channel charge chart chat check cheer chill clamp clean clear click clip clock
  cluster code color comb comment commission complain compost concern concert condition conflict contact
  contest contract contrast control cool copy cost counsel count couple course cover craft credit crop cross crush cue
  curb cut cycle damage dance date deal debate debit delay demand deny design desire detail diet dip discipline discount
  dish dispute distance dock document dose double dream drop dump dust echo edge edit effect end equal error escape
  estate evidence exhaust exit experience experiment export eye face fail fall farm favor fear feature fee feel fence
  ferment fetch field fight figure file fill film filter finance finger fire fish fit flag flash float flood floor
  flow flush force form found fry fuel function fund gage game garden gauge gear gift glue grade graft grant graph graze
  grip ground group guard guess gut hammer hand handle harbor harm harness head help hem herd highlight hike host house
  hunt hurt impact implant incline increase index influence input interest interface inventory invoice iron issue jam
  joint judge jump kick kill kneel knot label ladder land last launch layer leak lease level license light limit line
  link list live loan lock log love lower lunch machine mail man manual map march mark market mask mass match
  matter meal medicate mention message milk mill mind mine miss mix model monitor mow mop mother mount mine mouth
  nail name narrow near neck need nest net network nominate notch note notice number nurse object offset oil open
  order outsource output overlap pace package page pair panel paper part partner pass paste patch patent pattern pause
  peel pen perfect permit phase phone photograph pick picture pile pilot pin pipe pitch plan plane plant plate play
  plot plow plug point police polish poll pool position post pot pound power praise press price prime print process
  produce profile profit program progress project promise proof prompt prune pull pump punch puree push puzzle query
  question queue quiz quote race rain rake range rank rate reason rebound rebate recess record reform refund register
  regret rehearse release remark remedy rent reply report request research rescue rest result retail retreat ride ring
  rise risk roast rock role roll root rope round route row rule run rush sail salt sample sand scan score scout scrap
  scrape screen screw script scrub search season seat section seed sense sentence service sew shade shadow shake shelter
  shield shift ship shock shoot shot shower shrink side sign signal silence sink site size skip slide slip slope slow
  smell smoke snack sound source space spare spark speak speed spell spill spin split spot spray spring sprout square
  stage staff stain stake stamp stand station steam steer stem step stick stop stow strain stream stress
  stretch strike string strip stroke subject surface surprise surround survey suspect swap swing switch table tackle tag
  talk tap target task taste tax team tear telephone test text thaw thread throw tie time tip title toast tone top total
  touch tour tow trace train trap trash trial trip trouble trust try tune turn twist type use value vent view voice
  volunteer vote wage wake wander warp warrant waste water weather wed weed weave welcome whip wish worry wound x-ray
  brainstorm convene adjourn carpool hitchhike haggle grieve mourn reminisce doze snooze kayak paddle surf sunbathe barbecue
  embark disembark recuperate knead graduate swerve hunker bundle buckle suit wind dive camp shop stretch retire retreat zone cement complement compliment evidence caution forward fracture fragment increment instrument lament lecture
  partition petition protest provision puncture rupture sanction station supplement transition venture
`)

const PREFIXES = [
  're-',
  're',
  'pre-',
  'pre',
  'un',
  'dis',
  'de',
  'over',
  'under',
  'out',
  'mis',
  'co-',
  'self-',
] as const

/** Verb endings that few nouns share, on words above a minimum length. */
const ENDINGS = ['ize', 'ise', 'ify', 'yze', 'yse'] as const

/** Whether a lower-case word is a known base form of a verb, possibly with a prefix such as "re-". */
export function isVerb(word: string, added: ReadonlySet<string>): boolean {
  return (
    isListed(word) ||
    added.has(word) ||
    PREFIXES.some((prefix) => word.startsWith(prefix) && isListed(word.slice(prefix.length))) ||
    (word.length > 6 && ENDINGS.some((ending) => word.endsWith(ending)))
  )
}

const isListed = (word: string): boolean => PLAIN_VERBS.has(word) || NOUN_VERBS.has(word)
