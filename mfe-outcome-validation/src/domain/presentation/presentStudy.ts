import type { Study } from '@outcome-studio/shared/domain/study'
import { differencesSlide } from './differencesSlide.ts'
import { initiativesSlide } from './initiativesSlide.ts'
import { jobSlide } from './jobSlide.ts'
import { landscapeSlide } from './landscapeSlide.ts'
import { mapSlide } from './mapSlide.ts'
import { paginate } from './paginate.ts'
import type { PresentedSegments, SlideBuilder, SlidePage } from './Slide.ts'
import { segmentsSlide } from './segmentsSlide.ts'
import { statementsSlide } from './statementsSlide.ts'
import { topSlide } from './topSlide.ts'

/** The slides of a presentation in their order. */
const SLIDES: readonly SlideBuilder[] = [
  jobSlide,
  mapSlide,
  landscapeSlide,
  topSlide,
  segmentsSlide,
  differencesSlide,
  initiativesSlide,
  statementsSlide,
]

/** The pages that present a study. Nothing is cut: what does not fit a page goes on on the next one. */
export const presentStudy = (study: Study, segments: PresentedSegments = null): readonly SlidePage[] =>
  SLIDES.flatMap((build) => {
    const slide = build(study, segments)
    return slide ? paginate(slide) : []
  })
