import { wordSet } from '@outcome-studio/shared/domain/checker'

/** Turns a part of a device, which says nothing of what it is turned for (docs/method.md, J5). */
const CONTROL =
  /^(?:turn|twist|press|push|pull|flick|flip|click|tap|wind|slide|hit|move|rotate|nudge) (?:(?:up|down|on|off|in|back|round) )?(?:the|an?|that|this|its|all the|both) (?:\p{L}+ ){0,2}?(?:dials?|knobs?|buttons?|switch(?:es)?|levers?|sliders?|toggles?|joysticks?|wheels? (?:on|of))\b/iu
/** "measure up": what is measured is left open. */
const ALONE =
  /^(\p{L}+) (?:up|out|off|in|down|over|through|back)(?: (?:before|when|once|after|until|while) .*)?$/iu
/** "set out from the center line": what is set out is left open. */
const PLACED =
  /^(?:set|lay|mark|put|cut|measure|line|hang|fix|mix) (?:up|out|off|down|on|in) (?:from|at|along|by|around|near)\b/iu
/** "check every third one": one of what. */
const ONE = /\b(?:every|each|any) (?:\p{L}+ )?one\b(?! (?:of|who|that|which|by)\b)/iu

/** "know the rules", "not the petals": a state, or what is left out, and nothing that is done. */
const STATE = /^(?:not|never|no|nor|know|like|love|hate|hope|wish|believe|suppose|guess) /iu

/** "get counted": what is done to something else. */
const UNDERGONE = /^get \p{L}{2,}(?:ed|en)$/iu

/** Verbs that are whole with a particle. */
const WHOLE = wordSet(
  'park lock tidy clean wash pack sail dock run walk swim fly climb drive ride trot crawl stand sit lie rest log sign check warm cool start land settle cast',
)

/** Whether a step leaves open what it is done to or what for, or tells nothing that is done: it is asked about, and not shown. */
export function isOpenStep(step: string): boolean {
  const [, verb] = ALONE.exec(step) ?? []
  const isObjectless = verb !== undefined && !WHOLE.has(verb.toLowerCase())
  return (
    isObjectless ||
    STATE.test(step) ||
    UNDERGONE.test(step) ||
    CONTROL.test(step) ||
    PLACED.test(step) ||
    ONE.test(step)
  )
}
