import { isLoopbackHost } from './isLoopbackHost.ts'

/** Whether a page was served from this machine. @param origin the Origin header */
export function isLocalOrigin(origin: string | undefined): origin is string {
  return origin !== undefined && URL.canParse(origin) && isLoopbackHost(new URL(origin).host)
}
