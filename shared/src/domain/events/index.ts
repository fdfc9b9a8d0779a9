export { type AgendaPart, agendaParts, withBullets } from './agenda/agendaParts.ts'
export {
  CALENDAR_MEDIA_TYPE,
  type CalendarEntry,
  calendarFile,
  renderCalendar,
} from './calendar/calendarFile.ts'
export { utcStamp } from './calendar/timeZoneLines.ts'
export {
  audiencesOf,
  type EventMessage,
  isInAudience,
  MESSAGE_AUDIENCES,
  MESSAGE_LIMITS,
  type MessageAudience,
  type MessageProblem,
  mayWrite,
  messageProblem,
  parseSentMessage,
  type SentMessage,
} from './EventMessage.ts'
export {
  BEGINNING_SECONDS,
  type EventProgress,
  NO_PROGRESS,
  PREREQUISITES,
  type Prerequisite,
  parseEventProgress,
} from './EventProgress.ts'
export { PAST_PAGE, UPCOMING_PAGE, upcomingSince } from './eventPages.ts'
export {
  type EventPhase,
  eventPhase,
  isChangeable,
  isJoinable,
  isPastEvent,
  nextPhaseChange,
} from './eventPhase.ts'
export { EVENTS_COUNTED_AT_ONCE, eventsToCount, rankByNext } from './eventsToCount.ts'
export {
  type EventsInfo,
  type Instructor,
  NO_EVENTS_INFO,
  parseEventsInfo,
} from './Instructor.ts'
export {
  APPROVALS,
  type Approval,
  type EditedEventFields,
  EVENT_TYPES,
  type EventId,
  type EventState,
  type EventType,
  endTimeOf,
  eventIdOf,
  type LiveEvent,
  parseLiveEvent,
  type SyncedEventFields,
  UNEDITED,
} from './LiveEvent.ts'
export { type ListedEvent, listedEventOf } from './listedEventOf.ts'
export { parseVideo, VIMEO_PLAYER_ORIGIN, type Video, videoAddress } from './parseVideo.ts'
export { PUBLIC_EVENTS_FUNCTION, PUBLIC_EVENTS_PATH, publicEventPath } from './publicEventPath.ts'
export {
  parseRegistration,
  type RegistrationFailure,
  type RegistrationRequest,
  type RegistrationState,
} from './Registration.ts'
export {
  type AnswerProblem,
  checkAnswers,
  chosenOptions,
  parseAnswers,
  type RegistrationAnswers,
  type RegistrationQuestion,
} from './RegistrationQuestion.ts'
export {
  DENIAL_REASON_LIMIT,
  isDecisionOpen,
  REGISTRANTS_AT_ONCE,
  type RegistrationDecision,
} from './registrationDecision.ts'
export {
  isSyncRunning,
  NO_SYNC,
  parseSyncState,
  type SyncFailure,
  type SyncResult,
  type SyncState,
} from './SyncState.ts'
export { type DateTile, dateTileOf } from './time/dateTileOf.ts'
export { formatCountdown, formatDuration } from './time/formatDuration.ts'
export { formatEventTime } from './time/formatEventTime.ts'
export { eventDay } from './time/zoneOffset.ts'
