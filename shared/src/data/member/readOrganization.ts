import {
  listOrganizationMembers,
  type Organization,
} from '@outcome-studio/shared/callables/listOrganizationMembers'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/** Reads the members of the admin's organization. @throws as callCallable */
export const readOrganization = (
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<Organization> => callCallable(listOrganizationMembers, undefined, connection)
