import type { Attempt } from './Attempt.ts'
import { analytics } from './analytics.ts'
import { coachSessions } from './coachSessions.ts'
import { events } from './events.ts'
import { names } from './names.ts'
import { needsDocuments } from './needs.ts'
import { organizationRules } from './organizationRules.ts'
import { others } from './others.ts'
import { payments } from './payments.ts'
import { records } from './records.ts'
import { respondents } from './respondents.ts'
import { serverOwned } from './serverOwned.ts'
import { studies } from './studies.ts'
import { versions } from './versions.ts'

/** Every attempt, by the data that it concerns. */
export const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  others,
  records,
  studies,
  names,
  versions,
  'respondents of a study': respondents,
  'needs documents': needsDocuments,
  'coach sessions': coachSessions,
  events,
  'rules of the organization': organizationRules,
  payments,
  'what the server alone writes': serverOwned,
  analytics,
}
