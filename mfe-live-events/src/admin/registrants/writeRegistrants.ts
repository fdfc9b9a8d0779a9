import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { WORKBOOK_MEDIA_TYPE, writeWorkbook } from '@outcome-studio/shared/files'
import type { EventRegistrant } from '../../domain/registrants/EventRegistrant.ts'
import {
  registrantsFileName,
  registrantsToCsv,
  registrantsToWorkbook,
} from '../../domain/registrants/exportRegistrants.ts'

type EventOfFile = Pick<LiveEvent, 'topic' | 'startTime'>

/** Creates a file of all registrants. Lazy-loaded. */
export function writeRegistrants(
  { topic, startTime }: EventOfFile,
  registrants: readonly EventRegistrant[],
  ending: 'csv' | 'xlsx',
  now: Date,
) {
  const name = registrantsFileName(topic, startTime, ending)
  return ending === 'csv'
    ? { name, type: 'text/csv;charset=utf-8', content: registrantsToCsv(registrants) }
    : {
        name,
        type: WORKBOOK_MEDIA_TYPE,
        content: writeWorkbook(registrantsToWorkbook(topic, registrants, now)),
      }
}
