import { wordSet } from '@outcome-studio/shared/domain/checker'

/** Verbs of work done by hand that are rarely nouns, beside those that the checker knows. */
export const CRAFT_VERBS = wordSet(
  `clench crimp dab deburr degrease dehorn dilute disbud douse drizzle flense flick fluff graft hew husk jot knead
  lop mop muck pluck plumb pry prep purge rasp ream rinse rivet scald scrape scour sear shear sift skewer slit
  smear smudge snip solder spray sprinkle squirt steep stretch strip swirl tamp tether throttle tilt toss trot tuck
  twist unclip unclog uncork uncouple undo unfold unhook unlatch unpick unplug unroll unscrew untie unwind unwrap
  unzip waft wean weave whisk wipe wring yank cannulate titrate intubate dialyse debride palpate auscultate decant
  palletize siphon sparge dredge baste blanch poach braid bleed bind buff burnish bevel carve chamfer chisel etch
  gild hone lacquer planish scribe caulk bathe groom hobble photograph centre mute detune retune restring`,
)
