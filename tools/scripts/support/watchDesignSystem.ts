import { DESIGN_SYSTEM } from './designSystem.ts'
import type { Stack } from './runStack.ts'

/** Serves the gallery of the design system with Fast Refresh. It needs no local cloud. */
export async function watchDesignSystem({ options, group, progress }: Stack): Promise<void> {
  const { id, port } = DESIGN_SYSTEM
  const offset = ['--port-offset', String(options.portOffset)]
  await progress.during(
    `building ${id}`,
    group.serve(`The page of ${id}`, 'tools/scripts/standalone.ts', [...offset, id]),
  )
  progress.say(`${id} on http://localhost:${port + options.portOffset}/; Ctrl-C ends it`)
}
