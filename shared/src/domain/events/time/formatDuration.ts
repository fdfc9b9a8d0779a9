import { counted } from '../../base/counted.ts'

const MINUTE = 60_000

/**
 * How long something lasts: "45 minutes", "1 hour 30 minutes".
 * @param minutes whole minutes; fractions are rounded
 */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return counted(rest, 'minute')
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`
}

/**
 * How long it is until something starts, rounded up to minutes so that it never shows too little: "12 minutes". Within
 * the last minute it is "less than a minute".
 */
export function formatCountdown(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute'
  return formatDuration(Math.ceil(milliseconds / MINUTE))
}
