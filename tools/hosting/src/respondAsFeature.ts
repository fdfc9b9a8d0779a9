import { join } from 'node:path'
import { featureHeaders } from '../../environment/src/headers/siteHeaders.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'
import { resolveBelow } from './files/resolveBelow.ts'
import { sendText } from './files/sendText.ts'
import { type Caching, sendVersionedFile } from './files/sendVersionedFile.ts'
import { setHeaders } from './files/setHeaders.ts'
import type { Respond } from './Site.ts'

/**
 * Serves a feature's versioned files to the shell's origin only.
 *
 * @param workspace absolute path of the workspace root
 * @param id id of the feature
 * @param environment returns the environment, with the shell's origin
 */
export function respondAsFeature(
  workspace: string,
  id: string,
  environment: () => Environment,
  caching: Caching,
): Respond {
  const dist = join(workspace, id, 'dist')
  return async (request, response, path) => {
    const headers = featureHeaders(environment(), id)
    const file = path.startsWith(`/${id}/`) ? resolveBelow(dist, path) : null
    if (file && (await sendVersionedFile(request, response, file, headers, caching))) return
    setHeaders(response, headers.everything)
    sendText(request, response, 404, 'There is no such file.')
  }
}
