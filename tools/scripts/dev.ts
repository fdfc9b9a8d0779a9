import { DESIGN_SYSTEM } from './support/designSystem.ts'
import { packagesToBuild } from './support/packagesToBuild.ts'
import { runStack } from './support/runStack.ts'
import { UsageError } from './support/StackOptions.ts'
import { watchDesignSystem } from './support/watchDesignSystem.ts'
import { watchFeaturesAlone } from './support/watchFeaturesAlone.ts'
import { watchInShell } from './support/watchInShell.ts'

/** Features named without the shell run alone, with Fast Refresh; all else runs as one product, with reloads. */
await runStack(async (stack) => {
  const known = packagesToBuild()
  if (stack.options.rest.includes(DESIGN_SYSTEM.id)) {
    if (stack.options.rest.length > 1) throw new UsageError('The design system runs by itself.')
    return watchDesignSystem(stack)
  }
  const named = [...new Set(stack.options.rest)]
  const unknown = named.find((id) => !known.includes(id))
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no "${unknown}" to watch. Known: ${[...known, DESIGN_SYSTEM.id].join(', ')}.`,
    )
  }
  if (named.length === 0) await watchInShell(stack, known, known)
  else if (named.includes('shell')) await watchInShell(stack, known, named)
  else await watchFeaturesAlone(stack, named)
})
