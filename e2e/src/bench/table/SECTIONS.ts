import type { OpenSection } from '../sections/Bench.ts'
import { openAreas } from '../sections/openAreas.ts'
import { openLighthouse } from '../sections/openLighthouse.ts'
import { openPages } from '../sections/openPages.ts'
import { openRespondents } from '../sections/openRespondents.ts'
import { openRules } from '../sections/openRules.ts'
import { openServer } from '../sections/openServer.ts'
import { openTyping } from '../sections/openTyping.ts'
import type { Results } from './GOALS.ts'

/** The benchmarks of the table with their headings, in the order in which they run. */
export const SECTIONS: {
  readonly [Name in keyof Results]: { readonly title: string; readonly open: OpenSection<Results[Name]> }
} = {
  typing: { title: 'Typing, against a bare field, and editing', open: openTyping },
  pages: { title: 'Pages', open: openPages },
  lighthouse: { title: 'Lighthouse', open: openLighthouse },
  areas: { title: 'Federation, against one bundle of the same source', open: openAreas },
  server: { title: 'Local cloud and functions', open: openServer },
  respondents: { title: 'Respondents', open: openRespondents },
  rules: { title: 'Checker and coach', open: openRules },
}

/** Names in that order. */
export const SECTION_NAMES = Object.keys(SECTIONS).filter((name): name is keyof Results => name in SECTIONS)
