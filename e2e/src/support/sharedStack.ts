import { z } from 'zod'
import { stackPorts } from '../../../tools/hosting/src/ports.ts'

/** The stack of one Playwright worker. */
const workerStackSchema = z.object({
  portOffset: z.number(),
  /** Folder of its data and output. */
  folder: z.string(),
})

type WorkerStack = Readonly<z.infer<typeof workerStackSchema>>

/** Environment variable with the stacks of all workers, by their index. */
const STACKS = 'OUTCOME_STUDIO_STACKS'

/** Tells the Playwright workers that start from now on which stacks are theirs. */
export function assignStacks(stacks: readonly WorkerStack[]): void {
  process.env[STACKS] = JSON.stringify(stacks)
}

const stacks: readonly WorkerStack[] = z
  .array(workerStackSchema)
  .parse(JSON.parse(process.env[STACKS] ?? '[]'))
/** A worker that takes the place of a failed one has its index. */
const own = stacks[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]

/** Offset of this worker's stack. Outside of a worker, as in benchmarks, which start stacks of their own, it is zero. */
export const SHARED_STACK_OFFSET = own?.portOffset ?? 0

/** Folder of the data and the output of this worker's stack. */
export const SHARED_STACK_FOLDER = own?.folder ?? ''

export const PORTS = stackPorts(SHARED_STACK_OFFSET)

export const SHELL_URL = `http://localhost:${PORTS.shell}`
