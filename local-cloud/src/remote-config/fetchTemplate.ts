import { z } from 'zod'
import { installationToken } from './installations.ts'
import { RemoteConfigError } from './RemoteConfigError.ts'
import type { Template } from './Template.ts'

const fetchSchema = z.looseObject({
  sdk_version: z.string().min(1),
  app_instance_id: z.string().min(1),
  app_instance_id_token: z.string().min(1),
  app_id: z.string().min(1),
  language_code: z.string().optional(),
})

/**
 * The response to a browser's request for the template: all entries, or NO_CHANGE.
 * @param knownEtag the If-None-Match header
 * @throws RemoteConfigError PERMISSION_DENIED when the token does not belong to the installation
 */
export function fetchTemplate(template: Template, body: unknown, knownEtag: string | undefined): object {
  const { app_instance_id, app_instance_id_token } = fetchSchema.parse(body)
  if (app_instance_id_token !== installationToken(app_instance_id)) {
    throw new RemoteConfigError(403, 'PERMISSION_DENIED', 'The token is not of this installation.')
  }
  const { entries, version } = template
  if (knownEtag === template.etag) return { state: 'NO_CHANGE', templateVersion: version }
  const state = Object.keys(entries).length === 0 ? 'EMPTY_CONFIG' : 'UPDATE'
  return { state, entries, templateVersion: version }
}
