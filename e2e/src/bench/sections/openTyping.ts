import { storeStudy } from '../../support/storeStudy.ts'
import { type MeasuredStudy, measureStudy } from '../keys/measureStudy.ts'
import { measureKeys } from '../measureKeys.ts'
import { openNeeds, storeNeeds } from '../needs/needsOfBench.ts'
import { asMember, type Bench, type Section } from './Bench.ts'
import { type ComparedKeys, measureBare, SHORT_KEYS } from './measureBare.ts'

const EMAIL = 'standard@acme.test'
const MOVES = 10

export type TypingStudy = ComparedKeys & Pick<MeasuredStudy, 'moveP95' | 'undoP95' | 'reopenMs'>

/** One run. */
export interface TypingResult {
  readonly study300: TypingStudy
  readonly study2000: TypingStudy
  readonly needs: ComparedKeys
}

/** Typing, moves and undo in studies, and typing in the needs map, each beside a bare field. */
export async function openTyping(bench: Bench): Promise<Section<TypingResult>> {
  const { stack } = bench
  const nameOf = (size: number) => `Typing ${size}`
  for (const size of [300, 2000]) {
    await storeStudy({
      ...{ portOffset: stack.portOffset, email: EMAIL },
      ...{ docName: nameOf(size), statements: size },
    })
  }
  await storeNeeds(stack.portOffset)

  const measureStudyOf = async (size: number): Promise<TypingStudy> => {
    const bare = await measureBare(bench)
    const study = await asMember(bench, EMAIL, async (_context, page) => {
      return await measureStudy(page, {
        ...{ shellUrl: stack.shellUrl, name: nameOf(size), size, keys: SHORT_KEYS, moves: MOVES },
      })
    })
    return { ...study, bare }
  }
  const measureNeeds = async (): Promise<ComparedKeys> => {
    const bare = await measureBare(bench)
    const keys = await asMember(bench, EMAIL, async (_context, page) => {
      await page.goto(`${stack.shellUrl}/needs-framework`)
      await openNeeds(page)
      const outcomes = page.getByRole('region', { name: 'Desired outcomes' })
      const goal = (number: number) => outcomes.getByRole('textbox', { name: `Goal ${number}`, exact: true })
      await goal(100).waitFor({ state: 'attached' })
      return await measureKeys(page, goal(3), SHORT_KEYS)
    })
    return { bare, keys }
  }
  return {
    measure: async () => ({
      study300: await measureStudyOf(300),
      study2000: await measureStudyOf(2000),
      needs: await measureNeeds(),
    }),
  }
}
