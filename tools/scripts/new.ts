import { join } from 'node:path'
import { createFeature } from './new/createFeature.ts'
import { NewFeatureError } from './new/createFeatureName.ts'

/** Creates what docs/features.md describes: `npm run new -- feature NAME ["LEAD"]`. */
const USAGE = `Usage: npm run new -- feature NAME ["LEAD"]
NAME is in kebab case, for example team-insights. LEAD is one sentence on what a member does there.`

const [kind, name, lead, ...others] = process.argv.slice(2)
if (kind !== 'feature' || name === undefined || others.length > 0) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
try {
  process.stdout.write(createFeature(join(import.meta.dirname, '../..'), name, lead))
} catch (error) {
  if (!(error instanceof NewFeatureError)) throw error
  const { message, cause } = error
  process.stderr.write(`${message}\n${cause instanceof Error ? `${cause.message}\n` : ''}`)
  process.exitCode = 1
}
