import { z } from 'zod'
import { RemoteConfigError } from './RemoteConfigError.ts'

/** A week, as the service grants. */
const LIFETIME = '604800s'

const installationSchema = z.object({
  fid: z.string().regex(/^[cdef][\w-]{21}$/),
  appId: z.string().min(1),
  authVersion: z.literal('FIS_v2'),
  sdkVersion: z.string().min(1),
})

const authToken = (fid: string) => ({ token: installationToken(fid), expiresIn: LIFETIME })
const refreshToken = (fid: string) => `refresh-${fid}`

/** The token with which an installation names itself to other services. It proves nothing on this machine. */
export const installationToken = (fid: string): string => `installation-${fid}`

/** Registers a browser under the id it made for itself. */
export function createInstallation(project: string, body: unknown): object {
  const { fid } = installationSchema.parse(body)
  return {
    name: `projects/${project}/installations/${fid}`,
    fid,
    refreshToken: refreshToken(fid),
    authToken: authToken(fid),
  }
}

/**
 * A new token for a registered browser.
 * @throws RemoteConfigError UNAUTHENTICATED without the token that came with the registration
 */
export function generateAuthToken(fid: string, authorization: string | undefined): object {
  if (authorization !== `FIS_v2 ${refreshToken(fid)}`) {
    throw new RemoteConfigError(401, 'UNAUTHENTICATED', 'The installation is not known.')
  }
  return authToken(fid)
}
