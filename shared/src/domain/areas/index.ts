export { AREAS } from './AREAS.ts'
export type { Area, AreaGuard, AreaIconName, AreaTile } from './Area.ts'
export {
  LIVE_EVENTS_ADMIN,
  MEMBERS_PATH,
  PLAN_PATH,
  PROFILE_PATH,
  RELEASES_PATH,
  SEATS_PATH,
} from './areaPaths.ts'
export {
  goalAddress,
  needsAddress,
  STATEMENT_PARAMETER,
  statementAddress,
  studyAddress,
} from './documentAddresses.ts'
export { EVERYWHERE_QUERY, LOG_OUT_PATH, SIGN_OUT_EVERYWHERE_PATH } from './signOutPaths.ts'
