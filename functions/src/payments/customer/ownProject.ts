import { PROJECT_KEY } from './METADATA.ts'

/** Id of this Firebase project; empty if it is unknown. */
export const projectId = (): string => process.env.GCLOUD_PROJECT ?? ''

/** Whether a customer was created by this project; null if it does not say. */
export function isOwn(metadata: Readonly<Record<string, string>>, project = projectId()): boolean | null {
  const creator = metadata[PROJECT_KEY]
  return creator === undefined ? null : creator === project && project !== ''
}
