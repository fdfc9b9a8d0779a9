import { groupSessions, type SessionGroup, type SiaSession } from '@outcome-studio/shared/domain/coach'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'

/** The sessions about one study. */
export interface StudySessions {
  readonly studyUuid: string
  readonly name: string
  readonly groups: readonly SessionGroup[]
}

/** Groups sessions by study, the one with the latest session first, and within a study by date. */
export function groupByStudy(
  sessions: readonly SiaSession[],
  studies: readonly StudyHeader[],
  now: Date,
): readonly StudySessions[] {
  const names = new Map<string, string>(studies.map(({ uuid, docName }) => [uuid, docName]))
  return [...Map.groupBy(sessions, ({ studyUuid }) => studyUuid)].map(([studyUuid, about]) => ({
    studyUuid,
    name: names.get(studyUuid) ?? 'New study',
    groups: groupSessions(about, now),
  }))
}
