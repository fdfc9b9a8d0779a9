import { join } from 'node:path'
import { resolveBelow } from './files/resolveBelow.ts'
import { sendText } from './files/sendText.ts'
import { type Caching, sendVersionedFile } from './files/sendVersionedFile.ts'
import type { Respond } from './Site.ts'

/**
 * Serves a feature's versioned files to the shell's origin only.
 *
 * @param workspace absolute path of the workspace root
 * @param id id of the feature
 * @param shellOrigin returns the only origin that may read the files
 */
export function respondAsFeature(
  workspace: string,
  id: string,
  shellOrigin: () => string,
  caching: Caching,
): Respond {
  const dist = join(workspace, id, 'dist')
  return async (request, response, path) => {
    response.setHeader('access-control-allow-origin', shellOrigin())
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    const file = path.startsWith(`/${id}/`) ? resolveBelow(dist, path) : null
    if (file && (await sendVersionedFile(request, response, file, caching))) return
    sendText(request, response, 404, 'There is no such file.')
  }
}
