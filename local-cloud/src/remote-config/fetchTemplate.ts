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
 * What a browser gets that asks for the template: all of it, or that it has not changed.
 * @param knownEtag the If-None-Match header
 * @throws RemoteConfigError PERMISSION_DENIED where the token is not of the installation
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
