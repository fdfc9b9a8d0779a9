import { summarizeFeatureViews as definition } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { readViews } from './readViews.ts'
import { summarizeViews } from './summarizeViews.ts'

const HOUR = 60 * 60 * 1_000

/** Counts what became of the views of features, by version, for tools admins. */
export const summarizeFeatureViews = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 2, maxInstances: 2 },
  async ({ hours }) => {
    const asked = new Date(Date.now() - hours * HOUR)
    const { records, since, isCut } = await readViews(database(), { since: asked })
    return { since: since.toISOString(), isCut, features: summarizeViews(records) }
  },
)
