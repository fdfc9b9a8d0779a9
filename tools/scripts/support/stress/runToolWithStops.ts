import { runTool } from '../runTool.ts'
import { createRandom } from './createRandom.ts'
import { stopProcesses } from './stopProcesses.ts'

/** Runs a tool like `runTool`, while its processes are stopped and continued at times that depend on the seed. */
export async function runToolWithStops(
  seed: number,
  ...[tool, args, options]: Parameters<typeof runTool>
): Promise<number> {
  const stops = stopProcesses(createRandom(seed, 'stops'))
  try {
    return await runTool(tool, args, options)
  } finally {
    await stops.release()
  }
}
