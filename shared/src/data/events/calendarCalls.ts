import {
  type CalendarAddressChange,
  changeCalendarAddress as changeDefinition,
} from '@outcome-studio/shared/callables/changeCalendarAddress'
import { readCalendarAddress as readDefinition } from '@outcome-studio/shared/callables/readCalendarAddress'
import { callCallable } from '../callables/callCallable.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/** Reads the member's calendar address; null if there is none. @throws as callCallable */
export const readCalendarAddress = async (): Promise<string | null> =>
  (await callCallable(readDefinition, undefined, currentConnection())).address

/** Creates or revokes the member's calendar address, and returns it afterwards. @throws as callCallable */
export const changeCalendarAddress = async (change: CalendarAddressChange): Promise<string | null> =>
  (await callCallable(changeDefinition, { change }, currentConnection())).address
