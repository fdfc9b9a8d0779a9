import { counted, MAX_GROUP_SEATS, MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'

/** The number of seats that was typed; NaN if it is no whole number. */
export const parseSeatCount = (text: string): number =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN

/**
 * What is wrong with a number of seats, and what to do; undefined if it can be asked for.
 * @param taken seats that the group has given
 */
export function seatCountProblem(seats: number, taken: number): string | undefined {
  if (Number.isNaN(seats) || seats > MAX_GROUP_SEATS) {
    return `Please enter a whole number up to ${MAX_GROUP_SEATS}.`
  }
  if (seats < MIN_GROUP_SEATS) return `A group has at least ${counted(MIN_GROUP_SEATS, 'seat')}.`
  return seats < taken
    ? `${counted(taken, 'seat')} are taken. Free seats or withdraw invitations first.`
    : undefined
}
