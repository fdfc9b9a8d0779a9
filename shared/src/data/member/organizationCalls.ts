import {
  listMembers as listDefinition,
  type MemberPage,
  type MembersQuery,
} from '@outcome-studio/shared/callables/listMembers'
import {
  logMembersExport as exportDefinition,
  type MembersExport,
} from '@outcome-studio/shared/callables/logMembersExport'
import {
  type Organization,
  summarizeOrganization as summaryDefinition,
} from '@outcome-studio/shared/callables/summarizeOrganization'
import { callCallable } from '../callables/callCallable.ts'

/** Counts the members and seats of the admin's organization. @throws as callCallable */
export const summarizeOrganization = (): Promise<Organization> => callCallable(summaryDefinition, undefined)

/** Reads a page of members. The server logs it. @throws as callCallable */
export const listMembers = (query: MembersQuery): Promise<MemberPage> => callCallable(listDefinition, query)

/** Has the server log an export. @throws as callCallable */
export const logMembersExport = (what: MembersExport): Promise<void> => callCallable(exportDefinition, what)
