import { changeSeatCount as changeSeatCountDefinition } from '@outcome-studio/shared/callables/changeSeatCount'
import {
  changeSeats as changeSeatsDefinition,
  type SeatsChange,
  type SeatsChanged,
} from '@outcome-studio/shared/callables/changeSeats'
import { listSeats as listSeatsDefinition, type SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import { type SeatAnswer, takeSeat as takeSeatDefinition } from '@outcome-studio/shared/callables/takeSeat'
import { callCallable } from '../callables/callCallable.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/** Takes a seat for the member. @throws as callCallable */
export const takeSeat = async (): Promise<SeatAnswer> =>
  (await callCallable(takeSeatDefinition, undefined, currentConnection())).seat

/** Reads the groups whose seats the member manages. @throws as callCallable */
export const listSeats = async (): Promise<readonly SeatGroup[]> =>
  (await callCallable(listSeatsDefinition, undefined, currentConnection())).groups

/** Changes who has seats. @throws as callCallable, with the codes of changeSeats */
export const changeSeats = (change: SeatsChange): Promise<SeatsChanged> =>
  callCallable(changeSeatsDefinition, change, currentConnection())

/** Buys more or fewer seats from the next period on. @throws as callCallable, with the codes of changeSeatCount */
export const changeSeatCount = async (seats: number): Promise<readonly SeatGroup[]> =>
  (await callCallable(changeSeatCountDefinition, { seats }, currentConnection())).groups
