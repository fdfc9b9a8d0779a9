import { JOB } from '@outcome-studio/shared/document'
import type { StudyUuid } from '@outcome-studio/shared/domain'

/** Names of the two lists beside the items' own: what is said about the executor, and about the study as a whole. */
export const EXECUTOR = 'executor'
export const WHOLE_STUDY = 'study'

/** The item at which a list's remarks are kept. */
export const itemUuidOf = (list: string, job: StudyUuid): string =>
  list === EXECUTOR || list === WHOLE_STUDY ? job : list

/** The session's key for what a list is about. */
export const keyOfList = (list: string, job: StudyUuid): string =>
  itemUuidOf(list, job) === job ? JOB : list

/** Id of the element that holds what is said about an item. */
export const remarksId = (uuid: string): string => `remarks-${uuid}`
