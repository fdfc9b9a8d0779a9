import { z } from 'zod'
import { RemoteConfigError } from './RemoteConfigError.ts'

/** One week, as in production. */
const LIFETIME = '604800s'

const installationSchema = z.object({
  fid: z.string().regex(/^[cdef][\w-]{21}$/),
  appId: z.string().min(1),
  authVersion: z.literal('FIS_v2'),
  sdkVersion: z.string().min(1),
})

const authToken = (fid: string) => ({ token: installationToken(fid), expiresIn: LIFETIME })
const refreshToken = (fid: string) => `refresh-${fid}`

/** The token that identifies an installation to other services. It is no proof on this machine. */
export const installationToken = (fid: string): string => `installation-${fid}`

/** Registers a browser under the id that it created. */
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
 * Issues a new token for a registered browser.
 * @throws RemoteConfigError UNAUTHENTICATED without the refresh token of the registration
 */
export function generateAuthToken(fid: string, authorization: string | undefined): object {
  if (authorization !== `FIS_v2 ${refreshToken(fid)}`) {
    throw new RemoteConfigError(401, 'UNAUTHENTICATED', 'The installation is not known.')
  }
  return authToken(fid)
}
