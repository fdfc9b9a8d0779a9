import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { Workbook } from '@outcome-studio/shared/files'
import { writeCsv } from '@outcome-studio/shared/files'
import { attendanceOf, type EventRegistrant, REGISTRANT_STATUS_LABELS } from './EventRegistrant.ts'

const TITLES = ['Name', 'E-mail', 'Status', 'Registered (UTC)', 'Joined', 'Minutes'] as const
const WIDTHS = [30, 36, 16, 18, 10, 10]

const SHEET_NAME = 'Registrants'

/** One line for each registrant. Every value is a text, so that a spreadsheet calculates nothing. */
const rowOf = (registrant: EventRegistrant): readonly string[] => [
  registrant.name,
  registrant.email,
  REGISTRANT_STATUS_LABELS[registrant.status],
  registrant.registeredAt.slice(0, 16).replace('T', ' '),
  attendanceOf(registrant),
  registrant.minutes === null ? '' : String(registrant.minutes),
]

/** Writes registrants as CSV (RFC 4180, UTF-8 with a byte order mark). */
export const registrantsToCsv = (registrants: readonly EventRegistrant[]): string =>
  writeCsv([TITLES, ...registrants.map(rowOf)])

/** Writes registrants as a workbook with texts alone. @param topic of the event */
export function registrantsToWorkbook(
  topic: string,
  registrants: readonly EventRegistrant[],
  madeAt: Date,
): Workbook {
  return {
    title: topic,
    creator: PRODUCT_NAME,
    madeAt,
    sheets: [
      {
        name: SHEET_NAME,
        columns: WIDTHS.map((width) => ({ width, style: 'text' })),
        rows: registrants.map(rowOf),
        table: { name: SHEET_NAME, titles: TITLES },
      },
    ],
  }
}

/**
 * A name for the file of an event's registrants that is valid on every system.
 * @param ending extension without its dot
 */
export function registrantsFileName(topic: string, startTime: string, ending: 'csv' | 'xlsx'): string {
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const name = words.join('-').slice(0, 60).toWellFormed().replaceAll('\ufffd', '')
  return `registrants-${startTime.slice(0, 10)}${name === '' ? '' : `-${name}`}.${ending}`
}
