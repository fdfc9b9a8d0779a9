import { openAdminCloud } from '../../../../functions/src/admin/cloud/openAdminCloud.ts'
import { readViews } from '../../../../functions/src/releases/readViews.ts'
import { summarizeViews } from '../../../../functions/src/releases/summarizeViews.ts'
import type { RecordedViews } from '../commands/guardFeatures.ts'
import { ReleaseError } from '../core/ReleaseError.ts'

/**
 * Connects to the views that pages have recorded, as the dashboard counts them.
 *
 * @param project of Firebase; null for the local product
 * @param portOffset of the local product
 * @throws ReleaseError if the local product does not run, or there are no credentials for the project
 */
export async function openViews(project: string | null, portOffset: number): Promise<RecordedViews> {
  const place = { project, portOffset, operator: 'guard' }
  const cloud = await openAdminCloud(place, process.env).catch((cause: unknown) => {
    throw new ReleaseError(cause instanceof Error ? cause.message : String(cause), { cause })
  })
  return {
    count: async (id, since) => {
      const { records } = await readViews(cloud.firestore, { since })
      const { versions = [] } = summarizeViews(records).find(({ feature }) => feature === id) ?? {}
      return Object.fromEntries(versions.map(({ version, views, errors }) => [version, { views, errors }]))
    },
    close: cloud.close,
  }
}
