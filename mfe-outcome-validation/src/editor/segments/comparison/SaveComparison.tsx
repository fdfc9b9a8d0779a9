import type { LandscapeView } from '../../../domain/landscape/LandscapeView.ts'
import type { SegmentComparison } from '../../../domain/segments/compareSegments.ts'
import { comparisonToSvg } from '../../../domain/segments/comparisonToSvg.ts'
import { SavePicture } from '../../export/SavePicture.tsx'
import { useEditor } from '../../react/EditorContext.ts'

interface SaveComparisonProps {
  readonly comparison: SegmentComparison
  readonly view: LandscapeView
}

/** Saves the landscape of two groups as it is shown, with the outcomes that are underserved in one only. */
export function SaveComparison({ comparison, view }: SaveComparisonProps) {
  const { session } = useEditor()
  const draw = (docName: string) => {
    const { executor, userInput } = session.content.jtbd
    const lead = [executor.trim(), userInput.trim()].filter((part) => part !== '').join(' · ')
    return comparisonToSvg({ docName, lead }, comparison, view)
  }
  return <SavePicture what="segments" draw={draw} />
}
