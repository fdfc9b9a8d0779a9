import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'

/** Milliseconds without a change after which all triggers have ended. */
const REST = 4_000

const side = z.object({ reads: z.number(), rulesReads: z.number(), writes: z.number(), deletes: z.number() })
const usageSchema = z.object({ members: side, owner: side })

/** What the local cloud's Firestore would have charged so far. */
export type Usage = z.infer<typeof usageSchema>

/** Reads the counts until they stay the same. */
export async function usageAtRest(portOffset: number): Promise<Usage> {
  const read = async () =>
    usageSchema.parse(await (await fetch(`http://localhost:${8080 + portOffset}/emulator/v1/usage`)).json())
  for (let before = await read(); ; ) {
    await wait(REST)
    const now = await read()
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}
