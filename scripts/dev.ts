import { packagesToBuild } from './support/packagesToBuild.ts'
import { runStack } from './support/runStack.ts'
import { UsageError } from './support/StackOptions.ts'
import { watchFeaturesAlone } from './support/watchFeaturesAlone.ts'
import { watchInShell } from './support/watchInShell.ts'

/** Features named without the shell run alone, with Fast Refresh; all else runs as one product, with reloads. */
await runStack(async (stack) => {
  const known = packagesToBuild()
  const named = [...new Set(stack.options.rest)]
  const unknown = named.find((id) => !known.includes(id))
  if (unknown !== undefined) {
    throw new UsageError(`There is no "${unknown}" to watch. Known: ${known.join(', ')}.`)
  }
  if (named.length === 0) await watchInShell(stack, known, known)
  else if (named.includes('shell')) await watchInShell(stack, known, named)
  else await watchFeaturesAlone(stack, named)
})
