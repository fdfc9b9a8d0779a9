import { randomUUID } from 'node:crypto'
import { previewLines as definition } from '@outcome-studio/shared/callables/previewLines'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { memberRuleSet } from '../rules/memberRuleSet.ts'

/** Previews the lines of an answer to the built-in coach. A preview takes the processor for some milliseconds. */
export const previewLines = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 8, maxInstances: 20 },
  async ({ study, state, lines }, caller) => {
    const rules = await memberRuleSet(caller, database())
    // Loaded with the first call: no other function needs the coach, and it takes memory and time.
    const [{ previewsOf }, { ENGLISH }] = await Promise.all([
      import('./coach/path/previewsOf.ts'),
      import('./coach/language/ENGLISH.ts'),
    ])
    const context = { study, needs: null, said: [], earlier: [], isFirst: false, rules, newId: randomUUID }
    return { lines: previewsOf(context, state, lines, ENGLISH) }
  },
)
