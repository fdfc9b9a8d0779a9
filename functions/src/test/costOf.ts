import { z } from 'zod'
import type { SharedCloud } from '../../../tools/build/jest/localCloud.ts'

const countsSchema = z.object({ reads: z.number(), writes: z.number(), deletes: z.number() })
const usageSchema = z.object({ owner: countsSchema })

/** Documents that the server has read, written and deleted. */
export type Cost = Readonly<z.infer<typeof countsSchema>>

/** What work costs at the database. Nothing else may use the local cloud meanwhile, so it needs one without triggers. */
export async function costOf(
  { firestorePort }: Pick<SharedCloud, 'firestorePort'>,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const usage = async () => {
    const answer = await fetch(`http://localhost:${firestorePort}/emulator/v1/usage`)
    return usageSchema.parse(await answer.json()).owner
  }
  const before = await usage()
  await work()
  const after = await usage()
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  }
}
