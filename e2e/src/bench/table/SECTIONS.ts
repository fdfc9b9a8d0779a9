import type { OpenSection } from '../sections/Bench.ts'
import { openAreas } from '../sections/openAreas.ts'
import { openFunctions } from '../sections/openFunctions.ts'
import { openLighthouse } from '../sections/openLighthouse.ts'
import { openLiveEvents } from '../sections/openLiveEvents.ts'
import { openPeers } from '../sections/openPeers.ts'
import { openRespondents } from '../sections/openRespondents.ts'
import { openRules } from '../sections/openRules.ts'
import { openSaving } from '../sections/openSaving.ts'
import { openSessions } from '../sections/openSessions.ts'
import { openTyping } from '../sections/openTyping.ts'
import { openWeight } from '../sections/openWeight.ts'
import type { Results } from './GOALS.ts'

/** The benchmarks of the table with their headings, in the order in which they run. */
export const SECTIONS: {
  readonly [Name in keyof Results]: { readonly title: string; readonly open: OpenSection<Results[Name]> }
} = {
  typing: { title: 'Typing, against a bare field, and editing', open: openTyping },
  peers: { title: 'Typing in other editors, for comparison', open: openPeers },
  weight: { title: 'Weight', open: openWeight },
  sessions: { title: 'Sia', open: openSessions },
  liveEvents: { title: 'Live events', open: openLiveEvents },
  lighthouse: { title: 'Lighthouse', open: openLighthouse },
  areas: { title: 'Federation, against one bundle of the same source', open: openAreas },
  saving: { title: 'Local cloud', open: openSaving },
  functions: { title: 'Functions', open: openFunctions },
  respondents: { title: 'Respondents', open: openRespondents },
  rules: { title: 'Checker and coach', open: openRules },
}

/** Names in that order. */
export const SECTION_NAMES = Object.keys(SECTIONS).filter((name): name is keyof Results => name in SECTIONS)
