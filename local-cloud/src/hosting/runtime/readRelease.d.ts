import { z } from 'zod'
export declare const shellReleaseSchema: z.ZodObject<
  {
    id: z.ZodLiteral<'shell'>
    version: z.ZodString
    page: z.ZodString
  },
  z.core.$strip
>
export declare const featureReleaseSchema: z.ZodObject<
  {
    id: z.ZodString
    name: z.ZodString
    version: z.ZodString
    manifest: z.ZodString
    exposes: z.ZodArray<z.ZodString>
    contract: z.ZodInt
  },
  z.core.$strip
>
/** A release.json that is there but cannot be used. */
export declare class ReleaseError extends Error {
  readonly name = 'ReleaseError'
}
/**
 * Reads which version a package's build made the current one. Read anew each time: a build may end at any moment.
 *
 * @param file absolute path of the release.json
 * @returns null when the package was never built
 * @throws ReleaseError when the file is malformed
 */
export declare function readRelease<Release>(
  file: string,
  schema: z.ZodType<Release>,
): Promise<Release | null>
