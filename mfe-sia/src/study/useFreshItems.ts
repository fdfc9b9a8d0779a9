import { ANYTHING, type StudySession } from '@outcome-studio/shared/document'
import { useMemo } from 'react'
import { useSessionValue } from './editing.ts'

/** Uuids of the job steps and statements that were not there when the study was opened. */
export function useFreshItems(session: StudySession): ReadonlySet<string> {
  const known = useMemo(() => new Set(itemsOf(session)), [session])
  const content = useSessionValue(ANYTHING, (open) => open.content)
  return useMemo(() => new Set(itemsOf({ content }).filter((uuid) => !known.has(uuid))), [content, known])
}

const itemsOf = ({ content }: Pick<StudySession, 'content'>): readonly string[] =>
  content.jobSteps.flatMap(({ uuid, outcomeStatements }) => [
    uuid,
    ...outcomeStatements.map((each) => each.uuid),
  ])
