import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { LandscapeView } from '../../../domain/landscape/LandscapeView.ts'
import { landscapeToSvg } from '../../../domain/landscape/landscapeToSvg.ts'
import { SavePicture } from '../../export/SavePicture.tsx'
import { useEditor } from '../../react/EditorContext.ts'

interface SaveLandscapeProps {
  readonly needs: readonly Need[]
  readonly view: LandscapeView
  readonly filter: string
  readonly respondents?: number | undefined
  readonly isDisabled: boolean
}

/** Saves the landscape as it is shown, with a key and the highest opportunities as a list. */
export function SaveLandscape({ needs, view, filter, respondents, isDisabled }: SaveLandscapeProps) {
  const { session } = useEditor()
  const draw = (docName: string) => {
    const { jtbd, survey } = session.content
    const { executor, userInput } = jtbd
    const lead = [executor.trim(), userInput.trim(), filter].filter((part) => part !== '').join(' · ')
    return landscapeToSvg(
      { docName, lead, respondents: respondents ?? survey?.respondents ?? null },
      needs,
      view,
    )
  }
  return <SavePicture what="landscape" draw={draw} isDisabled={isDisabled} />
}
