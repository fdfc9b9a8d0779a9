import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createFeature } from './new/createFeature.ts'
import { NewFeatureError } from './new/createFeatureName.ts'
import { createOutside } from './new/createOutside.ts'
import { PackError } from './pack/reachableSources.ts'

/** Creates what docs/features.md describes: `npm run new -- feature NAME ["LEAD"] [--outside DIR]`. */
const USAGE = `Usage: npm run new -- feature NAME ["LEAD"] [--outside DIR]
NAME is in kebab case, for example team-insights. LEAD is one sentence on what a member does there. DIR is the folder
of a repository of its own for the feature.`

const root = join(import.meta.dirname, '../..')

try {
  const { values, positionals } = parseArgs({
    options: { outside: { type: 'string' } },
    allowPositionals: true,
  })
  const [kind, name, lead, ...others] = positionals
  if (kind !== 'feature' || name === undefined || others.length > 0) throw new NewFeatureError(USAGE)
  const { outside } = values
  process.stdout.write(
    outside === undefined
      ? createFeature(root, name, lead)
      : createOutside({ root, name, lead, project: outside }),
  )
} catch (error) {
  const isExpected = error instanceof NewFeatureError || error instanceof PackError
  if (!isExpected) throw error
  const { message, cause } = error
  process.stderr.write(`${message}\n${cause instanceof Error ? `${cause.message}\n` : ''}`)
  process.exitCode = 1
}
