import { useStudyList } from '@outcome-studio/shared/data'
import type { GoalStudy } from '@outcome-studio/shared/domain/needs'

/**
 * The linked study under the name it has now.
 * @returns undefined without a link, or if the study was deleted
 */
export function useLinkedStudy(link: GoalStudy | undefined): GoalStudy | undefined {
  const { data: studies } = useStudyList()
  if (!link || !studies) return link
  const found = studies.find(({ uuid }) => uuid === link.uuid)
  return found && { ...link, docName: found.docName }
}
