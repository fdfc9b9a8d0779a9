import { buttonSpecimens } from './buttonSpecimens.tsx'
import { feedbackSpecimens } from './feedbackSpecimens.tsx'
import { fieldSpecimens } from './fieldSpecimens.tsx'
import { layoutSpecimens } from './layoutSpecimens.tsx'
import { linkSpecimens } from './linkSpecimens.tsx'
import { overlaySpecimens } from './overlaySpecimens.tsx'
import type { Specimen } from './Specimen.ts'

interface SpecimenGroup {
  readonly title: string
  readonly specimens: readonly Specimen[]
}

/** Every component that shared/ui exports. */
export const SPECIMENS: readonly SpecimenGroup[] = [
  { title: 'Buttons', specimens: buttonSpecimens },
  { title: 'Links', specimens: linkSpecimens },
  { title: 'Fields', specimens: fieldSpecimens },
  { title: 'Feedback', specimens: feedbackSpecimens },
  { title: 'Above the page', specimens: overlaySpecimens },
  { title: 'Layout', specimens: layoutSpecimens },
]
