import { JOB } from '@outcome-studio/shared/document'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'

/** Names of the two remark lists that belong to no item: executor and whole study. */
export const EXECUTOR = 'executor'
export const WHOLE_STUDY = 'study'

/** The item that stores a list's remarks. */
export const itemUuidOf = (list: string, job: StudyUuid): string =>
  list === EXECUTOR || list === WHOLE_STUDY ? job : list

/** The session's key for the subject of a list. */
export const keyOfList = (list: string, job: StudyUuid): string =>
  itemUuidOf(list, job) === job ? JOB : list

/** DOM id of the list of an item's remarks. */
export const remarksId = (uuid: string): string => `remarks-${uuid}`
