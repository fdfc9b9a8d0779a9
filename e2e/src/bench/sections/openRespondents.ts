import { storeStudy } from '../../support/storeStudy.ts'
import { measureSurvey } from '../respondents/measureSurvey.ts'
import { asMember, type Bench, type Section } from './Bench.ts'

const EMAIL = 'standard@acme.test'
const PEOPLE = 5_000
const OUTCOMES = 150
const SWITCHES = 4

/** One run: milliseconds and megabytes. */
export interface RespondentsResult {
  readonly importMs: number
  readonly switchMs: number
  readonly heapMB: number
}

/** A survey of 5,000 people about 150 outcomes. Each run imports it into a study of its own. */
export async function openRespondents(bench: Bench): Promise<Section<RespondentsResult>> {
  let runs = 0
  return {
    measure: async () => {
      runs += 1
      const name = `Respondents ${runs}`
      const { portOffset, shellUrl } = bench.stack
      await storeStudy({ portOffset, email: EMAIL, docName: name, statements: OUTCOMES })
      return asMember(bench, EMAIL, async (_context, page) => {
        const { importMs, switchMs, heapMB } = await measureSurvey(page, {
          ...{ shellUrl, folder: bench.folder, name },
          ...{ people: PEOPLE, outcomes: OUTCOMES, switches: SWITCHES },
        })
        return { importMs, switchMs: switchMs ?? Number.NaN, heapMB }
      })
    },
  }
}
